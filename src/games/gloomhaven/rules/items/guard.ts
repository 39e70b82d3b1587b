import type { Script, SeatId, Table } from '#core/types';
import type { Ongoing } from '../../printed/schema/abilities/ongoing.ts';
import type { Item } from '../../printed/schema/item.ts';
import { usable, useUp, working } from '../../state/items/carried.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { Figure, Hero, State } from '../../state/state.ts';
import { type Back, backOf } from '../../state/values/bonuses.ts';
import { type Lasting, lastingOf, useCharge } from '../figures/lasting.ts';
import { noItem, readItem, useItem } from './use-item.ts';

/** GH-5.8, GH-7.6, GH-8: items against an attack: before its modifier card falls, and when its damage is known. */

/** An attack against a character, as far as items and active cards know it: the pierce that no shield has met yet, and what strikes back. */
export interface Struck {
  melee: boolean;
  pierce: number;
  back: Back[];
}

/** What items do before the modifier card falls. */
export interface Cover {
  shield: number;
  disadvantage: boolean;
}

/** The target is asked whether it uses an item before the card falls; not about one that would change nothing. */
export function* covers(
  t: Table<State>,
  { seat }: Hero,
  { attacker, hampered }: { attacker: Figure; hampered: boolean },
): Script<Cover> {
  const cover = { shield: 0, disadvantage: false };
  for (;;) {
    const helps = ({ shield }: Item) => shield !== undefined || !(hampered || cover.disadvantage);
    const items = usable(t.g, seat, ['attacked']).filter(helps);
    if (items.length === 0) return cover;
    const about = { items: items.map(({ id }) => id), actor: attacker.id };
    const said = yield* t.askOneOf(seat, 'attacked', [useItem, noItem], { about, window: 'attacked' });
    if (said.name === 'no-item') return cover;
    const { id, shield = 0, disadvantage = false } = itemOf(readItem(said.args.item));
    useUp(t, seat, id);
    cover.shield += shield;
    cover.disadvantage ||= disadvantage;
  }
}

/** Items that would take something of the damage, or strike back. */
export const againstDamage = (g: State, seat: SeatId, struck: Struck | undefined): number[] =>
  struck
    ? usable(g, seat, ['damaged-by-attack'])
        .filter(({ negate, shield = 0, retaliate }) => negate || retaliate || shield > struck.pierce)
        .map(({ id }) => id)
    : [];

/** GH-5.8, GH-8.2, R-535: active cards with a shield, then armour with circles, work as long as there is damage. Gives what is left of it. */
export function armoured(t: Table<State>, seat: SeatId, n: number, struck: Struck | undefined): number {
  if (!struck) return n;
  let left = n;
  for (const lasting of lastingOf(t.g, seat, ['damaged-by-attack'])) {
    const { negate, kind } = lasting.effect;
    const fits = !negate && (!kind || (kind === 'melee') === struck.melee);
    if (fits && left > 0) left = wards(t, lasting, { n: left, struck });
  }
  for (const { id } of working(t.g, seat, ['damaged-by-attack']))
    if (left > 0) left = guards(t, seat, id, { n: left, struck });
  return left;
}

/** The item is used against the damage `n`. Gives what is left of it. */
export function guards(
  t: Table<State>,
  seat: SeatId,
  id: number,
  { n, struck }: { n: number; struck: Struck },
): number {
  const item = itemOf(id);
  useUp(t, seat, id);
  const { works, left } = met(item, { n, struck });
  t.tell({ type: 'guards', shown: { seat, item: id, n, shield: item.negate ? null : works, left } });
  return left;
}

/** A space of an active card is used against the damage `n`. Gives what is left of it. */
function wards(t: Table<State>, lasting: Lasting, { n, struck }: { n: number; struck: Struck }): number {
  const { seat, active, effect } = lasting;
  const { works, left } = met(effect, { n, struck });
  t.tell({ type: 'wards', shown: { seat, card: active.card, n, shield: works, left } });
  useCharge(t, lasting);
  return left;
}

/** the shield meets what of the pierce no other has met; it may strike back as well. */
function met(
  effect: Pick<Ongoing, 'negate' | 'shield' | 'retaliate' | 'reach'>,
  { n, struck }: { n: number; struck: Struck },
): { works: number; left: number } {
  const { negate, shield = 0 } = effect;
  const works = Math.max(0, shield - struck.pierce);
  struck.pierce = Math.max(0, struck.pierce - shield);
  struck.back.push(...backOf(effect));
  return { works, left: negate ? 0 : Math.max(0, n - works) };
}
