import { copy } from '#core/copy';
import type { Message, Table } from '#core/types';
import type { Ability, Op } from '../../printed/schema/abilities/ability.ts';
import { isMessage } from '../../printed/words/parts.ts';
import { aimed } from '../../rules/abilities/attack.ts';
import { turnedBy } from '../../rules/abilities/turncoat.ts';
import { actorOf, type Deed, type Run } from '../../rules/deeds/deed.ts';
import { monsterActs, summonActs } from '../../rules/monsters-turn/turn.ts';
import { perform } from '../../rules/perform/perform.ts';
import { has, mayAct } from '../../state/figures/conditions.ts';
import { figure as find } from '../../state/figures/figures.ts';
import { atOf } from '../../state/map/board.ts';
import type { At, Monster, State, Summon } from '../../state/state.ts';

/**
 * What a figure that the rules move would do if it acted now: its turn, played by the same rules on a copy, up to what chance decides. No
 * modifier card falls and none is drawn, so that nobody is struck; whatever else is left open is taken as the rules have it.
 */
export interface Foreseen {
  actor: string;
  from: At;
  /** The hexes it enters, in order. */
  way: At[];
  /** Where it could end as well; the players would choose (GH-9.27). */
  ends: At[];
  /** Whom it attacks, in order, each as often as there are attacks. */
  targets: string[];
  /** Whether there is an attack among its abilities. */
  attacks: boolean;
  /** Why, in the order in which it was settled: messages. */
  why: Message[];
  /** What it does besides. */
  besides: Ability[];
  /** It does nothing, or not all of it. */
  hindered?: 'stunned' | 'wounded' | 'led' | 'fallen';
}

/** Chance was asked, or somebody: what comes then cannot be foreseen. */
const NOT_FORESEEABLE = new Error('chance would decide, or somebody be asked');
const unforeseeable = (): never => {
  throw NOT_FORESEEABLE;
};

/** All else is only named: chance would decide it, a room be revealed, or somebody fall, come or get well by it. */
const PERFORMED: readonly Op[] = ['move', 'consume', 'infuse'];

export function foreseen(state: State, { id }: Monster | Summon): Foreseen {
  const g = copy(state);
  g.ties = 'by-the-rules';
  const actor = find(g, id) as Monster | Summon;
  const seen: Foreseen = {
    actor: id,
    from: actor.at,
    way: [],
    ends: [],
    targets: [],
    attacks: false,
    why: [],
    besides: [],
  };
  if (has(actor, 'wound') && actor.hp <= 1) return { ...seen, hindered: 'wounded' };
  if (!mayAct(actor)) return { ...seen, hindered: 'stunned' };
  // a player says what it does.
  if (actor.kind === 'monster' && turnedBy(g, actor)?.decides) return { ...seen, hindered: 'led' };
  g.turn = { no: g.turns + 1, actor: id, seat: null, done: {}, moved: 0, harm: 0, infused: [] };
  try {
    const [table, run] = [tableOf(g, seen), looking(seen)];
    const script = actor.kind === 'monster' ? monsterActs(table, actor, run) : summonActs(table, actor, run);
    if (!script.next().done) unforeseeable();
  } catch (error) {
    if (error !== NOT_FORESEEABLE) throw error;
  }
  if (!find(g, id)) seen.hindered = 'fallen';
  return seen;
}

/** A table at which nothing is drawn and nobody asked; what is told says which way it goes, and why. */
const tableOf = (g: State, seen: Foreseen): Table<State> => ({
  g,
  rng: { die: unforeseeable, shuffle: unforeseeable },
  ask: unforeseeable,
  askOneOf: unforeseeable,
  askEach: unforeseeable,
  askEachOneOf: unforeseeable,
  askAny: unforeseeable,
  together: unforeseeable,
  reveal: unforeseeable,
  found: (find) => find(),
  tell({ type, shown }) {
    if (shown.actor !== seen.actor) return;
    if (type === 'moves') seen.way.push(...(shown.way as At[]));
    if (type === 'intends' && Array.isArray(shown.why)) seen.why.push(...shown.why.filter(isMessage));
  },
});

/** Goes where it goes, and takes aim instead of striking. */
const looking = (seen: Foreseen): Run =>
  function* (t, deed, ability) {
    const actor = actorOf(t.g, deed);
    if (!actor || !mayAct(actor)) return;
    if (ability.op === 'attack') {
      seen.attacks = true;
      const aim = yield* aimed(t, deed, ability);
      noteEnds(seen, deed);
      if (!aim) return;
      deed.targets = aim.targets.map(({ id, at }) => ({ id, at }));
      seen.targets.push(...aim.targets.map(({ id }) => id));
    } else if (PERFORMED.includes(ability.op)) {
      noteEnds(seen, deed);
      yield* perform(t, deed, ability);
    } else seen.besides.push(ability);
  };

/** The other hexes that were as good when it was settled where it goes. */
function noteEnds(seen: Foreseen, { intent }: Deed): void {
  if (intent?.moveTo === undefined) return;
  const ends = (intent.outcomes ?? []).map(({ moveTo }) => atOf(moveTo));
  seen.ends = [...new Set(ends)].filter((at) => at !== intent.moveTo);
}
