import type { Here, Json, Player } from '#core/types';
import { homes, ruins } from '../../printed/content.ts';
import { prisonersOf } from '../../rules/chapters/prisoners.ts';
import { towerTarget } from '../../rules/chapters/tower.ts';
import { findSlot } from '../../state/battle/line.ts';
import { isLeader, isUnit, isWizard, SUMMON_PENGUINS, stepsOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { type Aim, aimsOf, leisure, prospect } from '../advice/aims.ts';
import { casterNamed, chances, factOf, fightWorth, lossWorth, weight } from '../advice/fray.ts';
import { bestMarches, groupsNow, marchWorth, risk, speedNow } from '../advice/marches.ts';
import { embarkIdeas, embarkWorth, sailIdeas, sailWorth } from '../advice/sea.ts';
import { type Sight, sightOf, stackAt, stackOf } from '../advice/sight.ts';
import { judged, judgedOf } from '../spells/index.ts';
import { activationWorth, arrangeIdeas, attackWorth, TOWER, WORTH } from './errands.ts';
import { schemeWorth } from './outset.ts';
import { bridgeIdeas, castIdeas, castWorth, spellWorth } from './spells.ts';

/**
 * A simple competent player. He races for the nearest missing ruin with somebody who can take a hit, and fights when
 * ahead. He leaves nothing to a stronger enemy that could be held. He recruits and heals where he has nothing better to
 * do, and questions prisoners. With eight pieces of knowledge he gathers leaders and wizards at a port and sails for
 * the tower.
 *
 * In The War of the Dragon he leaves no castle empty that a counter can take. He joins his leaders into one host,
 * storms the castle that is likeliest to fall to it, and dares more. He thinks one activation ahead, and knows what
 * `sight.ts` says.
 */
export const player: Player<State> = {
  ideas: (here, action) => ideas[action]?.(here, mindOf(here)),
  worth: (here, action, args) => opinions[action]?.(here, args as never, mindOf(here)),
};

interface Mind {
  sight: Sight;
  readonly aims: Aim[];
}
/** Looked at once for each question. */
const minds = new WeakMap<object, Mind>();
function mindOf(here: Here<State>): Mind {
  let mind = minds.get(here);
  if (!mind) {
    const sight = sightOf(here.g, here.seat);
    let aims: Aim[] | undefined;
    mind = {
      sight,
      get aims() {
        aims ??= aimsOf(sight);
        return aims;
      },
    };
    minds.set(here, mind);
  }
  return mind;
}

const MARCHES = 3;
type Args = Record<string, Json>;
const ideas: Readonly<Record<string, (here: Here<State>, mind: Mind) => Args[]>> = {
  move: (_, { sight, aims }) => [
    ...bestMarches(sight, aims, { groups: groupsNow(sight), speed: speedNow(sight), most: MARCHES }).map(
      ({ group, path }) => ({ group, path }),
    ),
    ...bridgeIdeas(sight),
  ],
  embark: (_, { sight }) => embarkIdeas(sight),
  sail: (_, { sight }) => sailIdeas(sight),
  cast: (here, { sight, aims }) => castIdeas(here, sight, aims),
  arrange: (_, { sight }) => arrangeIdeas(sight),
  station: () => [],
  replenish: ({ g }) => [
    {
      units: Object.keys(g.activation!.members)
        .filter((id) => isUnit(id) && g.counters[id]!.reduced)
        .slice(0, 2),
    },
  ],
  'propose-exchange': (here) => fairExchange(here),
};
function fairExchange({ g, seat }: Here<State>): Args[] {
  const [give] = prisonersOf(g, seat);
  const [get] = prisonersOf(g, 1 - seat);
  return give && get ? [{ give: [give], get: [get] }] : [];
}

// biome-ignore lint/suspicious/noExplicitAny: each opinion knows the shape of its action's answers
type Opinion = (here: Here<State>, args: any, mind: Mind) => number | undefined;
const constant =
  (worth: number): Opinion =>
  () =>
    worth;

const opinions: Readonly<Record<string, Opinion>> = {
  'draw-up': ({ g, seat }, { scheme }) => schemeWorth(g, seat, scheme),
  'name-ambassador': ({ g, seat }, { wizard }) =>
    (g.counters[wizard]!.at === homes[seat] ? 2 : 1) + (wizard === 'niekimo' ? 1 : 0),
  'end-phase': constant(1),
  arrange: ({ g }) => (g.activation ? 12 : 0),
  'propose-exchange': constant(2),
  'accept-exchange': ({ about }) => (countOf(about, 'give') >= countOf(about, 'get') ? 2 : 0),
  'refuse-exchange': constant(1),
  'one-activation': ({ g, seat }) => (g.knowledge[seat]!.length === ruins.length ? 2 : 0.5),
  'roll-command': constant(1),
  activate: (_, { piece }, { sight, aims }) => activationWorth(sight, aims, piece),
  'end-actions': (_, __, { sight }) => 0.15 * leisure(sight),
  // Who has come somewhere stays there unless something better calls.
  finish: ({ g }, _, { sight }) =>
    Object.values(g.activation!.members).some((m) => m.acted) ? 0.5 : 0.1 * leisure(sight),
  move: (_, march, { sight, aims }) => marchWorth(sight, aims, march),
  attack: (_, { group }, { sight }) => attackWorth(sight, group),
  embark: (_, { group }, { sight }) => embarkWorth(sight, group),
  sail: (_, { captain, to }, { sight }) => sailWorth(sight, captain, to),
  cast: (_, spell, { sight, aims }) => castWorth(sight, aims, spell),
  regain: constant(1.5),
  search: constant(WORTH.search),
  'search-spell': constant(WORTH.spell),
  replenish: (_, { units }) => WORTH.replenish * units.length,
  recruit: constant(WORTH.recruit),
  'recruit-cadmin': constant(WORTH.cadmin),
  'recruit-terramax': constant(WORTH.dragon),
  'enter-tower': ({ g, seat }) => TOWER + towerTarget(g, seat),
  question: (_, { topic }) => (topic.startsWith('knowledge:') ? 30 : 20),
  suffer: ({ g }, { piece }) => (isLeader(piece) ? 0 : isWizard(piece) ? 1 : stepsOf(g, piece) === 2 ? 6 : 4),
  learn: constant(2),
  // The same counters are called again and again.
  'learn-penguins': constant(3),
  'summon-penguins': constant(judged[SUMMON_PENGUINS].recruit.worth),
  'leave-spell': constant(1),
  'stand-inside': constant(2),
  'stand-outside': constant(1),
  overrun: constant(2),
  'fight-normally': constant(1),
  'put-back': (_, { place }, { sight }) =>
    3 + stackAt(sight.mine, place).n - risk(sight, place, stackAt(sight.mine, place)),
  flee: ({ about }, { to }, { sight, aims }) => {
    const piece = factOf(about, 'piece');
    const stack = typeof piece === 'string' ? stackOf(sight.g, [piece]) : stackAt(sight.mine, to);
    return (
      5 +
      prospect(sight, aims, to, stack) -
      risk(sight, to, stackAt(sight.mine, to)) +
      Math.min(3, stackAt(sight.mine, to).n)
    );
  },
  'set-points': (_, { points }) => 1 + Object.values(points as Record<string, number>).reduce((sum, n) => sum + n, 0),
  'take-hits': ({ g }, { hits }) => lossWorth(g, hits),
  fight: ({ g, about }) => fightWorth(g, casterNamed(g, about)!),
  'cast-in-battle': ({ g, about }, { spell }) => spellWorth(g, casterNamed(g, about)!, spell, []),
  'cast-on': ({ g, about }, { spell, target }) => spellWorth(g, casterNamed(g, about)!, spell, [target]),
  'cast-over': ({ g, about }, { spell, targets }) => spellWorth(g, casterNamed(g, about)!, spell, targets),
  stay: ({ g, seat }) => (g.battle ? 2 * chances(g, seat) : 1),
  retreat: (_, { to }, { sight }) =>
    0.7 +
    (to === 'castle'
      ? 0.05
      : 0.02 * Math.min(5, stackAt(sight.mine, to).n) - 0.02 * risk(sight, to, stackAt(sight.mine, to))),
  'break-off': constant(0.8),
  reroll: ({ g, seat, about }, { die }) => {
    if (die === 'none') return 1;
    const [slot, i] = (die as string).split('/') as [string, string];
    const fighter = findSlot(g.battle!, slot)!;
    const own = factOf(about, 'on') === seat;
    const rolled = fighter.dice[Number(i)]!;
    return rolled.hit === own ? 0 : own ? 1 + weight(g, slot) : 20 - weight(g, slot);
  },
  'pick-one': ({ g, seat }, { one }) => pickWorth(g, seat, one),
  'pick-some': ({ g, seat, about }, { some }) => {
    if (factOf(about, 'pieces')) return 5 - some.length;
    const sum = (some as string[]).reduce((total, slot) => total + weight(g, slot), 0);
    const own = (some as string[]).every((slot) => findSlot(g.battle!, slot)?.seat === seat);
    return own && !factOf(about, 'place') ? 50 - sum : 1 + sum;
  },
};
/** How many there are of what the subject of a question lists under this name. */
function countOf(about: Json, name: string): number {
  const all = factOf(about, name);
  return Array.isArray(all) ? all.length : 0;
}
const LIKED: Readonly<Record<string, number>> = { enemy: 5, dragon: 3, sink: 0, wait: 1, nobody: 1 };
function pickWorth(g: State, seat: number, one: string): number {
  const liked = LIKED[one] ?? judgedOf(one)?.battle?.ahead;
  if (liked !== undefined) return liked;
  const f = g.battle ? findSlot(g.battle, one) : undefined;
  if (f) return f.seat === seat ? 1 + weight(g, one) : 2 + weight(g, one);
  return 2 + weight(g, one);
}
