import type { Script, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { has, lose } from '../../state/figures/conditions.ts';
import { figure as find } from '../../state/figures/figures.ts';
import type { Figure, State } from '../../state/state.ts';
import { actorOf, type BoostOf, type Deed } from '../deeds/deed.ts';
import { type Lasting, lastingOf, useCharge } from '../figures/lasting.ts';
import { boostsFor, boostsFrom, boostXp, replaces, totalOf, widened } from '../lines/boosts.ts';
import { counted } from '../lines/count.ts';
import { settleTie } from '../ties.ts';
import { aimed } from './aim.ts';

/** GH-7.33: a figure is healed; poison takes the place of the healing, a wound goes with it. */
export function heal(t: Table<State>, figure: Figure, n: number): void {
  const isPoisoned = has(figure, 'poison');
  for (const condition of ['poison', 'wound'] as const)
    if (has(figure, condition)) {
      lose(figure, condition);
      t.tell({ type: 'loses-condition', shown: { actor: figure.id, condition } });
    }
  if (isPoisoned) return;
  const before = figure.hp;
  figure.hp = Math.min(figure.max, figure.hp + n);
  t.tell({ type: 'healed', shown: { actor: figure.id, n: figure.hp - before, hp: figure.hp } });
}

export function* performHeal(t: Table<State>, deed: Deed, ability: Extract<Ability, { op: 'heal' }>): Script {
  const gained = yield* boostsFrom(t, deed, ability.consume, 'heal');
  if (yield* replaces(t, deed, gained)) return;
  const actor = actorOf(t.g, deed)!;
  const lasting = ofHeals(t.g, actor);
  const boosts = [...boostsFor(deed, 'heal', gained), ...lasting.map(({ effect }) => effect as BoostOf)];
  const more = totalOf(boosts, 'heal');
  const worth = (target: Figure) => counted(t.g, ability.n, { deed, actor, target }) + more;
  // GH-9.32: whoever lost most; things are not healed.
  const aim = widened(ability, gained);
  const targets = yield* aimed(t, deed, {
    op: 'heal',
    aim: deed.seat === null && aim.who === 'ally' ? { ...aim, who: 'self-or-ally' } : aim,
    only: (one) => one.kind !== 'objective' || one.isAlly,
    rule: mostHurt,
    worth,
  });
  if (targets.length === 0) return;
  boostXp(t, deed, gained);
  for (const one of lasting) useCharge(t, one);
  for (const target of targets) heal(t, target, worth(target));
}

function* mostHurt(t: Table<State>, deed: Deed, from: readonly Figure[]): Script<Figure | undefined> {
  const lost = ({ max, hp }: Figure) => max - hp;
  const most = Math.max(...from.map(lost));
  const options = from.filter((one) => lost(one) === most).map(({ id }) => id);
  return find(t.g, yield* settleTie(t, 'heal-by-rule', { kind: 'figure', options, actor: deed.actor }));
}

/** What active cards add to a healing of the character. */
const ofHeals = (g: State, actor: Figure): Lasting[] =>
  actor.kind === 'character' ? lastingOf(g, actor.seat, ['your-heal']) : [];
