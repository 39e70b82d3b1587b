import { z } from 'zod';
import type { Message, Script, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { ELEMENTS, Element } from '../../printed/schema/terms/base.ts';
import { infuse } from '../../state/elements.ts';
import { boardOf } from '../../state/map/board.ts';
import { hexesWith } from '../../state/map/terrain.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { lootAt, takeMoney } from '../damage/loot.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { boostsFor, boostsFrom, boostXp, totalOf } from '../lines/boosts.ts';
import { counted } from '../lines/count.ts';
import { settleTie } from '../ties.ts';

/** Loot, infuse and consume. */

type Of<O extends Ability['op']> = Extract<Ability, { op: O }>;

/** GH-12.3, GH-9.35: all money, and treasure for characters, within so many hexes in line of sight. */
export function* performLoot(t: Table<State>, deed: Deed, ability: Of<'loot'>): Script {
  const { g } = t;
  const gained = yield* boostsFrom(t, deed, ability.consume, 'loot');
  const actor = actorOf(g, deed)!;
  const range = ability.n + totalOf(boostsFor(deed, 'loot', gained), 'loot');
  const board = boardOf(g);
  const lying = [...g.money.map(({ at }) => at), ...hexesWith(g, 'treasure')];
  const hexes = lying.filter((at) => board.range(actor.at, at) <= range && board.sees(actor.at, at));
  if (actor.kind !== 'character') {
    takeMoney(t, actor.id, hexes);
    return;
  }
  yield* lootAt(t, { seat: actor.seat, hexes, most: ability.most, byAbility: true, run: deed.run });
  // Where nothing lies the action is carried out all the same (GH-5.11).
  deed.done = true;
  if (ability.extra !== undefined) {
    const extra = counted(g, ability.extra, { deed, actor });
    g.characters[actor.seat]!.money += extra;
    g.minted += extra;
    if (extra > 0) t.tell({ type: 'loots', shown: { seat: actor.seat, n: extra } });
  }
  boostXp(t, deed, gained);
}

export const chooseElement = action({
  name: 'choose-element',
  about: z.object({ elements: z.array(Element) }),
  fields: {
    element: {
      kind: 'one',
      of: 'words',
      options: ({ about }) => about.elements,
      label: (element): Message => ({ key: 'label.element', args: { element } }),
    },
  },
});

/** GH-14.2: strong at the end of the turn, if anything of the action was performed (GH-5.6). */
export function* performInfuse(t: Table<State>, deed: Deed, { element }: Of<'infuse'>): Script {
  const { g } = t;
  const isAlone = deed.half === undefined || deed.done;
  if (deed.seat !== null && !isAlone) return;
  let chosen = element;
  const about = { elements: [...ELEMENTS], actor: deed.actor };
  if (chosen === 'any')
    chosen =
      deed.seat === null
        ? ((yield* settleTie(t, 'infuse-by-rule', {
            kind: 'element',
            options: ELEMENTS,
            actor: deed.actor,
          })) as Element)
        : ((yield* t.ask(deed.seat, 'infuse', chooseElement, { about })).element as Element);
  infuse(g, chosen);
  t.tell({ type: 'infuses', shown: { actor: deed.actor, element: chosen } });
}

/** GH-14.3: a step of its own; what it gains goes into what comes after. */
export function* performConsume(t: Table<State>, deed: Deed, { elements, gain }: Of<'consume'>): Script {
  const gained = yield* boostsFrom(t, deed, [{ elements, gain }], 'consume');
  deed.waiting.push(...gained);
  boostXp(t, deed, gained);
  for (const boost of gained) for (const op of boost.ops ?? []) if (actorOf(t.g, deed)) yield* deed.run(t, deed, op);
}
