import type { Message, Script, SeatId, Table } from '#core/types';
import { corruptions } from '../../printed/cards/decks.ts';
import type { Effects } from '../../printed/cards/effect.ts';
import { heroOf } from '../../printed/combat/heroes.ts';
import { isHaven, strongholds } from '../../printed/map/map.ts';
import { cardsOr } from '../../printed/terms/card-things.ts';
import { rearmostSteps } from '../../state/attributes.ts';
import { plotRules } from '../../state/conditions/plots.ts';
import { isInAura } from '../../state/hero/perilous.ts';
import { foesAt, hero, herosTurn } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { pushRearmost } from '../markers.ts';
import { intoLife } from './piles.ts';

/** MEQ-6.2 to 6.4: the rest at the beginning of a turn. */

/** Why he cannot rest where he stands, or would have nothing by it; undefined if he can. */
export const barOfRest = (g: State, seat: SeatId): Message | undefined =>
  barHere(g, seat) ?? (isVain(g, seat) ? { key: 'refusal.no-rest-nothing' } : undefined);

function barHere(g: State, seat: SeatId): Message | undefined {
  const { at } = hero(g, seat);
  if (plotRules(g, 'noRest').some((plot) => plot.at === at)) return { key: 'refusal.no-rest-plot' };
  if (isHaven(at)) return undefined;
  if (strongholds.has(at)) return { key: 'refusal.no-rest-stronghold' };
  if (foesAt(g, at).length > 0) return { key: 'refusal.no-rest-foes' };
  return isInAura(g, at, 'no_rest_aura') ? { key: 'refusal.no-rest-aura' } : undefined;
}

const favorFor = (card: string): number => {
  const held = corruptions.get(card)!;
  return held.kind === 'ongoing' ? held.favor : Number.POSITIVE_INFINITY;
};

const NONE = 'none';
/** MEQ-6.3: in a Haven, the corruption cards whose favor he can pay. */
function discardable(g: State, seat: SeatId): string[] {
  const { at, corruption, favor } = hero(g, seat);
  return isHaven(at) ? [...new Set(corruption)].filter((card) => favorFor(card) <= favor) : [];
}

/** Beravor's Survivalist: outside Havens she heals, or trains. */
const SURVIVAL: Record<string, Effects> = { heal: [{ op: 'damageToLife' }], train: [{ op: 'train', n: 1 }] };
const survives = (g: State, seat: SeatId): boolean =>
  heroOf(hero(g, seat).id).ability.id === 'survivalist' && !isHaven(hero(g, seat).at);

/** How many cards a rest brings back from the rest pool, and in a Haven from the damage pool. */
function back(g: State, seat: SeatId): { rest: number; healed: number } {
  const { at, piles } = hero(g, seat);
  return { rest: piles.rest.length, healed: isHaven(at) ? piles.damage.length : 0 };
}

/** Whether no card would come back, no corruption go, and nothing be done besides: it would only move Sauron's marker. */
function isVain(g: State, seat: SeatId): boolean {
  const { rest, healed } = back(g, seat);
  return rest + healed === 0 && discardable(g, seat).length === 0 && !survives(g, seat);
}

export const rest = action({
  name: 'rest',
  fields: {
    corruption: {
      kind: 'one',
      of: cardsOr(NONE, 'corruption'),
      options: ({ g, seat }) => [NONE, ...discardable(g, seat)],
      label: (card): Message =>
        card === NONE
          ? { key: 'label.no-corruption' }
          : { key: 'label.corruption-for', args: { card, favor: favorFor(card) } },
      usual: () => NONE,
    },
    besides: {
      kind: 'one',
      of: 'words',
      options: ({ g, seat }) => (survives(g, seat) ? Object.keys(SURVIVAL) : [NONE]),
      label: (what): Message => ({ key: `label.besides-${what}` }),
      usual: ({ g, seat }) => (survives(g, seat) ? undefined : NONE),
    },
  },
  barred: ({ g, seat }) => barOfRest(g, seat),
  suggest: ({ g, seat }) => {
    const { rest, healed } = back(g, seat);
    const n = rest + healed;
    if (n === 0) return [];
    const ways = survives(g, seat) ? Object.keys(SURVIVAL) : [NONE];
    return ways.map((besides) => {
      const also = besides === NONE ? null : { key: `label.besides-${besides}` };
      return { label: { key: 'quick.rest', args: { n, besides: also } }, args: { corruption: NONE, besides } };
    });
  },
  foresee: ({ g, seat }) => {
    const { rest, healed } = back(g, seat);
    const says: Message[] = [
      { key: 'foresee.rest', args: { rest, healed: healed > 0 ? healed : null } },
      { key: 'foresee.rearmost', args: { n: rearmostSteps(g, seat) } },
    ];
    return { says };
  },
});
export const noRest = action({ name: 'no-rest', fields: {} });

/** Shuffles the rest pool in, in a Haven the damage pool too; then Sauron's rearmost marker moves. */
export function* rests(
  t: Table<State>,
  calls: Calls,
  seat: SeatId,
  { corruption, besides }: { corruption: string; besides: string },
): Script {
  const { g } = t;
  const own = hero(g, seat);
  herosTurn(g).mayRest = false;
  const n = intoLife(t, seat, isHaven(own.at) ? ['rest', 'damage'] : ['rest']);
  t.tell({ type: 'rested', shown: { seat, n, healed: isHaven(own.at) } });
  if (corruption !== NONE) {
    own.favor -= favorFor(corruption);
    own.corruption.splice(own.corruption.indexOf(corruption), 1);
    g.corruptionDeck.discard.push(corruption);
    t.tell({ type: 'corruption-discarded', shown: { seat, corruption, favor: favorFor(corruption) } });
  }
  if (besides !== NONE) yield* calls.perform(t, { calls, seat }, SURVIVAL[besides]!);
  yield* pushRearmost(t, seat, rearmostSteps(g, seat));
}

/**
 * The Rest step asks only where foes share a Haven with him, so that an ambush follows. Else the rest is among what he
 * may do first in his Travel step, for nothing lies between.
 */
export function* restStep(t: Table<State>, calls: Calls): Script {
  const turn = herosTurn(t.g);
  const { seat } = turn;
  if (foesAt(t.g, hero(t.g, seat).at).length === 0) return;
  if (!barOfRest(t.g, seat)) {
    const said = yield* t.askOneOf(seat, 'rest', [rest, noRest]);
    if (said.name === 'rest') yield* rests(t, calls, seat, said.args);
  }
  turn.mayRest = false;
}
