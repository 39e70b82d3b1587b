import type { Decision, Here, Json, Message, Script, SeatId, Table, Window } from '#core/types';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { corruptions, shadows } from '../decks.ts';
import { isHaven } from '../map.ts';
import { hero } from '../pieces.ts';
import { items } from '../possessions.ts';
import { reads } from '../reads.ts';
import type { TIMINGS, Timing } from '../schema/names.ts';
import { SAURON, type State } from '../state.ts';
import { drawShadow } from './actions/draw.ts';
import { resolve } from './resolve.ts';

/** MEQ-5.9: Shadow cards. Whether Sauron is asked rests on what everybody knows; what he holds is his secret. */

/** The timings that a moment serves. */
function timingsAt(g: State, moment: Timing, seat: SeatId | null): Timing[] {
  switch (moment) {
    case 'heroTurnStart':
      return seat !== null && isHaven(hero(g, seat).at) ? [moment] : [moment, 'heroTurnStartNotHaven'];
    case 'combatStart':
      return g.combat?.kind === 'minion' ? [moment, 'combatStartMinion'] : [moment];
    case 'afterHeroDefeated':
    case 'afterEnterNonHaven':
    case 'heroTurnStartNotHaven':
    case 'combatStartMinion':
    case 'sauronAction':
      return [moment];
  }
}

const fits = (g: State, card: string, timings: readonly Timing[]): boolean => {
  const { pool, timing } = shadows.get(card)!;
  return g.pool >= pool && timings.includes(timing);
};

/** What he holds and could play now: his secret. */
export const playable = (g: State, moment: Timing, seat: SeatId | null): string[] => {
  const timings = timingsAt(g, moment, seat);
  return [...new Set(g.shadow)].filter((card) => fits(g, card, timings));
};

/**
 * Whether he could play one by what is public: he holds a card, none was played in this turn, it is not the finale (MEQ-5.9), and of
 * some card that fits not all copies lie on the discards.
 */
export function couldPlay(g: State, moment: Timing, seat: SeatId | null): boolean {
  if (g.turn === null || g.turn.shadow || g.stage !== 'play' || g.finaleIsDue || g.shadow.length === 0) return false;
  const timings = timingsAt(g, moment, seat);
  const { discard } = g.shadowDeck;
  return [...shadows.values()].some(
    ({ id, copies }) => fits(g, id, timings) && discard.filter((one) => one === id).length < copies,
  );
}

type About = { moment: Timing; hero: SeatId | null };

export const playShadow = action({
  name: 'play-shadow',
  fields: {
    card: {
      kind: 'one',
      options: ({ g, about }) => {
        const { moment = 'sauronAction', hero: seat = null } = (about ?? {}) as Partial<About>;
        return playable(g, moment, seat);
      },
      label: (card): Message => ({ key: `shadow.${card}` }),
    },
  },
  // Each by its name: the button alone would play the only one unseen.
  suggest: ({ g, about }) => {
    const { moment = 'sauronAction', hero: seat = null } = (about ?? {}) as Partial<About>;
    return playable(g, moment, seat).map((card) => ({
      label: { key: 'label.play-shadow', args: { shadow: card } },
      args: { card },
    }));
  },
  pull: () => 2,
});
export const noShadow = action({ name: 'no-shadow', fields: {} });

/** Whose moment it is, and where he stands, in words; null where it is no hero's. */
const whereIs = (g: State, seat: SeatId | null): Json =>
  seat === null ? null : { key: 'label.hero-at', args: { hero: seat, place: hero(g, seat).at } };

/** Asks Sauron for a Shadow card, where he could play one (`Calls.shadow`). */
export function shadowWith(calls: () => Calls) {
  return function* (t: Table<State>, moment: Timing, seat: SeatId | null): Script {
    if (!couldPlay(t.g, moment, seat)) return;
    const about: Json = { ...({ moment, hero: seat } satisfies About), where: whereIs(t.g, seat) };
    const said = yield* t.askOneOf(SAURON, 'shadow', [playShadow, noShadow], { secret: true, window: 'shadow', about });
    if (said.name === 'play-shadow') yield* playsShadow(t, calls(), said.args.card, seat);
  };
}

/** The card does what it says, for the hero whose turn it is; then what he holds answers it. */
export function* playsShadow(t: Table<State>, calls: Calls, card: string, seat: SeatId | null): Script {
  const { g } = t;
  g.shadow.splice(g.shadow.indexOf(card), 1);
  g.turn!.shadow = true;
  t.reveal();
  t.tell({ type: 'shadow-played', shown: { shadow: card, seat } });
  reads(t, 'shadow', card);
  const { effect } = shadows.get(card)!;
  yield* resolve(t, { calls, kind: 'shadow', card, seat, effects: effect, deck: 'shadowDeck' });
  if (g.turn?.who === 'hero') yield* answered(t, calls, g.turn.seat);
}

/** "After Sauron plays a Shadow card in your turn": Elven Cloak and Greedy. */
function* answered(t: Table<State>, calls: Calls, seat: SeatId): Script {
  const own = hero(t.g, seat);
  for (const item of own.items)
    for (const rule of items.get(item)!.rules)
      if (rule.rule === 'afterShadow') yield* calls.perform(t, { calls, seat }, rule.do);
  for (const card of own.corruption) {
    const held = corruptions.get(card)!;
    if (held.kind === 'ongoing') for (const rule of held.rules) if (rule.rule === 'shadowRedraw') drawShadow(t, rule.n);
  }
}

/** Moments of a hero's turn at which Sauron can want to be asked. */
export const MOMENTS = [
  'heroTurnStart',
  'afterEnterNonHaven',
  'combatStart',
  'afterHeroDefeated',
  'sauronAction',
] as const satisfies readonly (typeof TIMINGS)[number][];

const none = { action: 'no-shadow', args: {} };
const momentOf = ({ about }: Pick<Decision, 'about'>): string => (about as About).moment;

export const shadowWindow: Window<State> = {
  seats: () => [SAURON],
  orders: {
    /** He plays none: till the end of the turn, of the round, or always. */
    never: { answer: () => none },
    /** At these moments he is asked, at others he plays none. */
    only: {
      fields: {
        moments: {
          kind: 'some',
          options: () => MOMENTS,
          size: () => [1, MOMENTS.length - 1] as const,
          label: (moment): Message => ({ key: `moment.${moment}` }),
        },
      },
      answer: (_: Here<State>, decision, { moments }: { moments: string[] }) =>
        moments.includes(momentOf(decision)) ? undefined : none,
    },
  },
};
