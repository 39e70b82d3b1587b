import { z } from 'zod';
import type { Json, Message, Script, SeatId, Table } from '#core/types';
import { corruptions, shadows } from '../../printed/cards/decks.ts';
import { items } from '../../printed/cards/possessions.ts';
import { isHaven } from '../../printed/map/map.ts';
import { cardsOf } from '../../printed/terms/card-things.ts';
import { Timing } from '../../printed/terms/names.ts';
import { hero } from '../../state/pieces.ts';
import { reads } from '../../state/reads.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { drawShadow } from './actions/draw.ts';
import { resolve } from './resolve.ts';

/** MEQ-5.9: Shadow cards. Whether Sauron is asked rests on what everybody knows; what he holds is his secret. */

const atStart = (place: string | null): Timing[] =>
  place !== null && isHaven(place) ? ['heroTurnStart'] : ['heroTurnStart', 'heroTurnStartNotHaven'];

/** The timings that a moment serves. */
function timingsAt(g: State, moment: Timing, seat: SeatId | null): Timing[] {
  switch (moment) {
    case 'heroTurnStart':
      return atStart(seat === null ? null : hero(g, seat).at);
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

/** What Sauron is asked about: a moment, and whose turn it is; of a way where its turn began, if that is open, and the places entered. */
export const About = z.object({
  moment: Timing,
  hero: z.int().nullable(),
  start: z.string().nullable().optional(),
  entered: z.array(z.string()).optional(),
});
export type About = z.infer<typeof About>;
export type Watched = Required<Pick<About, 'start' | 'entered'>>;
/** The way that a question is about; undefined where it is about a moment alone. */
export const wayOf = ({ start = null, entered }: About): Watched | undefined => entered && { start, entered };

/** The moments that a question is for. */
export function momentsOf(about: About): Timing[] {
  const way = wayOf(about);
  if (!way) return [about.moment];
  const start: Timing[] = way.start === null ? [] : ['heroTurnStart'];
  return way.entered.length > 0 ? [...start, 'afterEnterNonHaven'] : start;
}

const timingsOf = (g: State, about: About): Timing[] => {
  const way = wayOf(about);
  if (!way) return timingsAt(g, about.moment, about.hero);
  return momentsOf(about).flatMap((one) => (one === 'heroTurnStart' ? atStart(way.start) : [one]));
};

/** Where a card can be played on a way: at the start of the turn, or at any place that was entered. */
export const placesOn = ({ start, entered }: Watched, card: string): string[] =>
  shadows.get(card)!.timing === 'afterEnterNonHaven' ? entered : [start!];

const fits = (g: State, card: string, timings: readonly Timing[]): boolean => {
  const { pool, timing } = shadows.get(card)!;
  return g.pool >= pool && timings.includes(timing);
};

/** What he holds and could play now: his secret. */
export const playable = (g: State, about: About): string[] => {
  const timings = timingsOf(g, about);
  return [...new Set(g.shadow)].filter((card) => fits(g, card, timings));
};

/**
 * Whether he could play one by what is public. He holds a card, none was played in this turn, and it is not the finale
 * (MEQ-5.9). Of some card that fits, not all copies lie on the discards.
 */
export function couldPlay(g: State, moment: Timing, seat: SeatId | null): boolean {
  if (g.turn === null || g.turn.shadow || g.stage !== 'play' || g.finaleIsDue || g.shadow.length === 0) return false;
  const timings = timingsAt(g, moment, seat);
  const { discard } = g.shadowDeck;
  return [...shadows.values()].some(
    ({ id, copies }) => fits(g, id, timings) && discard.filter((one) => one === id).length < copies,
  );
}

const ACTION_STEP: About = { moment: 'sauronAction', hero: null };
/** In the Action step a card stands among the actions. */
const AmongActions = z.object({ action: z.int() });
const momentOf = (about: About | z.infer<typeof AmongActions>): About => ('moment' in about ? about : ACTION_STEP);

export const playShadow = action({
  name: 'play-shadow',
  about: z.union([About, AmongActions]),
  fields: {
    card: {
      kind: 'one',
      of: cardsOf('shadow'),
      options: ({ g, about }) => playable(g, momentOf(about)),
      label: (card): Message => ({ key: `shadow.${card}` }),
    },
  },
  // Each by its name: the button alone would play the only one unseen.
  suggest: ({ g, about }) =>
    playable(g, momentOf(about)).map((card) => ({
      label: { key: 'label.play-shadow', args: { shadow: card } },
      args: { card },
    })),
});
/** the same at one of several moments of a hero's way; the moves after it are taken back. */
export const playShadowAt = action({
  name: 'play-shadow-at',
  about: About.required(),
  fields: {
    ...playShadow.fields,
    place: {
      kind: 'one',
      of: 'place',
      options: ({ about }, { card }) => placesOn(about, card as string),
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
});
export const noShadow = action({ name: 'no-shadow', fields: {}, isAlwaysLegal: true });

/** Whose moment it is, and where he stands, in words; null where it is no hero's. */
const whereIs = (g: State, seat: SeatId | null): Json =>
  seat === null ? null : { key: 'label.hero-at', args: { hero: seat, place: hero(g, seat).at } };

/** Asks Sauron for a Shadow card, where he could play one (`Calls.shadow`). */
export function shadowWith(calls: () => Calls) {
  return function* (t: Table<State>, moment: Timing, seat: SeatId | null): Script {
    if (!couldPlay(t.g, moment, seat)) return;
    const about = { moment, hero: seat, where: whereIs(t.g, seat) };
    const said = yield* t.askOneOf(SAURON, 'shadow', [playShadow, noShadow], { secret: true, window: 'shadow', about });
    if (said.name === 'play-shadow') yield* playsShadow(t, calls(), said.args.card, seat);
  };
}

/**
 * asks him once for a way, and gives which card he plays at which place that was entered, null being the start of the turn;
 * null for none.
 */
export function* shadowOnWay(
  t: Table<State>,
  seat: SeatId,
  way: Watched,
): Script<{ card: string; place: string | null } | null> {
  const { start, entered } = way;
  const moment: Timing = start === null ? 'afterEnterNonHaven' : 'heroTurnStart';
  const about = { moment, hero: seat, start, entered };
  const key = start === null ? 'shadow-on-way' : entered.length === 0 ? 'shadow-at-start' : 'shadow-since-start';
  const play = entered.length + (start === null ? 0 : 1) > 1 ? playShadowAt : playShadow;
  const said = yield* t.askOneOf(SAURON, key, [play, noShadow], { secret: true, window: 'shadow', about });
  if (said.name === 'no-shadow') return null;
  const { card } = said.args;
  if (shadows.get(card)!.timing !== 'afterEnterNonHaven') return { card, place: null };
  return { card, place: said.name === 'play-shadow' ? entered[0]! : said.args.place };
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
