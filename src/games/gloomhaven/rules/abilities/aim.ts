import { z } from 'zod';
import type { Message, Script, Table } from '#core/types';
import type { Targets } from '../../printed/schema/terms/aim.ts';
import { json } from '../../printed/words/parts.ts';
import { figure as find, sideOf } from '../../state/figures/figures.ts';
import type { Figure, State } from '../../state/state.ts';
import { action } from '../action.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { skip } from '../deeds/skip.ts';
import { oneByRule } from '../intent/intend.ts';
import { type Reach, reachable } from '../lines/targets.ts';

/** Whom an ability that is no attack takes. */

/** Figures in reach, and how many of them at most. */
export const InReach = z.object({ targets: z.array(z.string()), most: z.int() });
export type InReach = z.infer<typeof InReach>;

export const choose = action({
  name: 'choose',
  about: InReach,
  fields: {
    targets: {
      kind: 'some',
      of: 'figure',
      options: ({ about }) => about.targets,
      size: ({ about }) => [1, about.most] as const,
      label: (id): Message => ({ key: 'label.figure', args: { actor: id } }),
    },
  },
});

export interface Aim extends Reach {
  targets?: z.infer<typeof Targets> | undefined;
}
export interface Aiming {
  /** What it does, for the words of the question; these say too how much where that is the same for all, which conditions, or whence. */
  op: string;
  worth?: (one: Figure) => number;
  conditions?: readonly string[];
  pile?: string;
  aim: Aim;
  /** Only such figures. */
  only?: (one: Figure) => boolean;
  /** GH-5.6: what harms cannot be skipped where it falls on oneself or allies. */
  isHarm?: boolean;
  /** Who of equally near ones a monster takes; absent: by focus (GH-9.37). */
  rule?: Rule;
}
type Rule = (t: Table<State>, deed: Deed, from: readonly Figure[]) => Script<Figure | undefined>;

/** Figures it falls on, remembered as the targets of the ability. Nobody, when nobody can be reached or it is skipped. */
export function* aimed(t: Table<State>, deed: Deed, how: Aiming): Script<Figure[]> {
  const can = reachable(t.g, deed, how.aim).filter((one) => how.only?.(one) ?? true);
  const found = yield* picked(t, deed, can, how);
  deed.targets = found.map(({ id, at }) => ({ id, at }));
  if (found.length > 0) deed.done = true;
  return found;
}

function* picked(t: Table<State>, deed: Deed, can: readonly Figure[], how: Aiming): Script<Figure[]> {
  const { op, aim, isHarm = false, rule } = how;
  if (can.length === 0) return [];
  if (aim.who === 'self' || aim.targets === 'all' || aim.where === 'target') return [...can];
  if (deed.seat === null) return yield* byRule(t, deed, can, { rule: rule ?? oneByRule, most: aim.targets ?? 1 });
  const most = Math.min(can.length, aim.targets ?? 1);
  const about = { actor: deed.actor, op, targets: can.map(({ id }) => id), most, asks: json(asksOf(how, can, most)) };
  const actor = actorOf(t.g, deed)!;
  const mustBe = isHarm && can.every((one) => sideOf(one) === sideOf(actor));
  const said = yield* t.askOneOf(deed.seat, 'aim', mustBe ? [choose] : [choose, skip], { about });
  return said.name === 'skip' ? [] : said.args.targets.map((id) => find(t.g, id)!);
}

/** "whom do you heal? (heal 3)" */
function asksOf({ op, worth, conditions = [], pile }: Aiming, can: readonly Figure[], most: number): Message {
  const [n = null, ...others] = worth ? new Set(can.map(worth)) : [];
  return {
    key: `aim.${op}`,
    args: { n: others.length > 0 ? null : n, conditions: [...conditions], pile: pile ?? null, most },
  };
}

/** One after the other, none twice. */
function* byRule(
  t: Table<State>,
  deed: Deed,
  can: readonly Figure[],
  { rule, most }: { rule: Rule; most: number },
): Script<Figure[]> {
  const found: Figure[] = [];
  while (found.length < most) {
    const one = yield* rule(
      t,
      deed,
      can.filter((other) => !found.includes(other)),
    );
    if (!one) return found;
    found.push(one);
  }
  return found;
}
