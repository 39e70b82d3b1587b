import type { Script, Table } from '#core/types';
import { withSpecials } from '../../printed/content/boss.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { mayAct, mayAttack } from '../../state/figures/conditions.ts';
import type { Monster, State, Summon } from '../../state/state.ts';
import { cardNow } from '../../state/values/stats.ts';
import { creatureOf } from '../../state/values/summons.ts';
import { movePoints } from '../abilities/move.ts';
import { turnedBy } from '../abilities/turncoat.ts';
import { actorOf, type Deed, deedOf, type Run } from '../deeds/deed.ts';
import { intends } from '../intent/intend.ts';
import { boostsFrom } from '../lines/boosts.ts';
import { planOf } from '../lines/plan.ts';

/** GH-9.1, GH-16.1: the abilities of a card in their order, done by a figure that the rules move. */

/** A monster's turn after its beginning: by the card of its type, for the party if somebody has turned it. */
export function* monsterActs(t: Table<State>, monster: Monster, run: Run): Script {
  const card = cardNow(t.g, monster.type);
  if (!card) return;
  const turned = turnedBy(t.g, monster);
  const seat = turned?.decides ? turned.seat : null;
  const deed = deedOf(monster, seat, run);
  deed.card = card.id;
  const actions = withSpecials(t.g.scenario, monster.type, card.actions);
  monster.isTurned = turned !== undefined;
  if (seat === null) yield* actsBy(t, deed, actions);
  else for (const action of actions) yield* run(t, deed, action);
  monster.isTurned = false;
}

/** GH-16.1, GH-16.2: Move +0, Attack +0; who has no attack only moves. */
export function* summonActs(t: Table<State>, summon: Summon, run: Run): Script {
  const { attack } = creatureOf(summon);
  const deed = deedOf(summon, null, run);
  const actions: Ability[] = [{ op: 'move', mod: 0 }];
  if (attack !== undefined) actions.push({ op: 'attack', mod: 0 });
  yield* actsBy(t, deed, actions);
}

export function* actsBy(t: Table<State>, deed: Deed, actions: readonly Ability[]): Script {
  const { g } = t;
  for (const [i, ability] of actions.entries()) {
    const actor = actorOf(g, deed);
    if (!actor || g.phase === 'over') return;
    // who cannot act any more plans nothing; what goes with the action all the same is not settled here.
    if (!mayAct(actor)) {
      yield* deed.run(t, deed, ability);
      continue;
    }
    // GH-9.20, GH-9.24: move and attack are settled together, whichever comes first.
    if (ability.op === 'move' && deed.intent?.moveTo === undefined) {
      const next = actions.slice(i + 1).find((one) => one.op === 'attack');
      yield* meansTo(t, deed, { move: ability, attack: next, attackFirst: false });
    }
    if (ability.op === 'attack' && deed.intent?.targets === undefined && mayAttack(actor)) {
      const next = actions.slice(i + 1).find((one) => one.op === 'move');
      const again = actions.slice(i + 1).some((one) => one.op === 'attack');
      if (next && !again && !fixed(ability))
        yield* meansTo(t, deed, { move: next, attack: ability, attackFirst: true });
    }
    yield* deed.run(t, deed, ability);
  }
}

type MoveOf = Extract<Ability, { op: 'move' }>;
type AttackOf = Extract<Ability, { op: 'attack' }>;
const fixed = ({ where, targets }: AttackOf): boolean => where !== undefined || targets === 'all';

interface Means {
  move: MoveOf;
  attack: AttackOf | undefined;
  attackFirst: boolean;
}

function* meansTo(t: Table<State>, deed: Deed, { move, attack, attackFirst }: Means): Script {
  const { g } = t;
  // What elements will add to the attack is known before it moves (GH-9.36).
  const paid = attack ? yield* boostsFrom(t, deed, 'consume' in attack ? attack.consume : undefined, 'attack') : [];
  const plan = attack ? planOf(g, deed, attack, [...deed.waiting, ...paid]) : undefined;
  const points = Math.max(0, movePoints(g, deed, move));
  yield* intends(t, deed, { move: points, jump: move.jump === true, plan, attackFirst });
}
