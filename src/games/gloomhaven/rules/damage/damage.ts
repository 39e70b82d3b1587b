import { z } from 'zod';
import type { Message, Script, Table } from '#core/types';
import { nameOfCard } from '../../printed/words/labels.ts';
import { json, said as words } from '../../printed/words/parts.ts';
import { character } from '../../state/figures/figures.ts';
import type { Figure, Hero, State } from '../../state/state.ts';
import { backOf } from '../../state/values/bonuses.ts';
import { action } from '../action.ts';
import type { Run } from '../deeds/deed.ts';
import { lastingOf, useCharge } from '../figures/lasting.ts';
import { againstDamage, armoured, guards, type Struck } from '../items/guard.ts';
import { readItem, useItem } from '../items/use-item.ts';
import { die } from './death.ts';

/** GH-8: damage, and what a character can give instead. */

/** What the question is about. Public. */
export const Blow = z.object({
  n: z.int(),
  hp: z.int(),
  /** Items that help, and the pierce that their shield would have to meet. */
  items: z.array(z.int()),
  pierce: z.int(),
});
export type Blow = z.infer<typeof Blow>;
/** What its answers look at. */
const Hurt = Blow.pick({ n: true, hp: true });
type Hurt = z.infer<typeof Hurt>;

export const suffer = action({
  name: 'suffer',
  about: Hurt,
  fields: {},
  suggest: ({ about }) => {
    const { n, hp } = about;
    return [{ label: { key: isFatal(about) ? 'quick.fall' : 'quick.suffer', args: { n, left: hp - n } }, args: {} }];
  },
  suggestsOpenly: true,
  foresee: ({ g, seat, about }) => {
    const { hand, discard } = character(g, seat);
    const spared = isFatal(about) && (hand.length > 0 || discard.length > 1);
    return spared ? { says: [{ key: 'foresee.fall' }], isOdd: true } : { says: [] };
  },
});

/** GH-8.1: a card of the hand is lost instead. */
export const loseCard = action({
  name: 'lose-card',
  about: Hurt,
  fields: {
    card: {
      kind: 'one',
      of: 'card',
      options: ({ g, seat }) => character(g, seat).hand.map(String),
      label: (no): Message => nameOfCard(Number(no)),
    },
  },
});

/** GH-8.1: two discarded cards are lost instead. */
export const loseDiscarded = action({
  name: 'lose-discarded',
  about: Hurt,
  fields: {
    cards: {
      kind: 'some',
      of: 'card',
      options: ({ g, seat }) => character(g, seat).discard.map(String),
      size: () => [2, 2] as const,
      label: (no): Message => nameOfCard(Number(no)),
    },
  },
});

/** What damage comes from, for the words of the question. */
export interface Cause {
  actor?: string;
  by: 'attack' | 'retaliation' | 'trap' | 'hazard' | 'wound' | 'ability' | 'own' | 'rest' | 'treasure' | 'scenario';
  /** Performs what somebody does who dies of it (GH-9.39). */
  run: Run;
  /** Of an attack: what items of the target make of it, and what strikes back at the attacker. */
  struck?: Struck;
}
/** Whether the damage would exhaust the character (GH-8.3). */
export const isFatal = ({ n, hp }: Hurt): boolean => n >= hp;

/**
 * GH-8, GH-7.34: damage that no shield reduces any more. Gives how much was suffered. A character may lose cards instead, all
 * others cannot (GH-8.4).
 */
export function* harm(t: Table<State>, figure: Figure, n: number, cause: Cause): Script<number> {
  if (n <= 0 || figure.hp === 0) return 0;
  const left = figure.kind === 'character' ? yield* faces(t, figure, n, cause) : n;
  if (left <= 0) return 0;
  figure.hp = Math.max(0, figure.hp - left);
  t.tell({ type: 'suffers', shown: { actor: figure.id, n: left, by: cause.by, hp: figure.hp } });
  if (figure.hp === 0) yield* die(t, figure, cause.run);
  return left;
}

/** What a character makes of damage: first what works by itself, armour before what negates, then as it chooses. */
function* faces(t: Table<State>, hero: Hero, n: number, cause: Cause): Script<number> {
  const left = armoured(t, hero.seat, n, cause.struck);
  if (left === 0 || (yield* shrugsOff(t, hero, cause))) return 0;
  return yield* decides(t, hero, left, cause);
}

/** GH-8.2: what negates damage must be used, before the player is asked. */
function* shrugsOff(t: Table<State>, { seat, id }: Hero, { by, struck }: Cause): Script<boolean> {
  const triggers = by === 'attack' ? (['damaged', 'damaged-by-attack'] as const) : (['damaged'] as const);
  const lasting = lastingOf(t.g, seat, triggers).find(({ effect }) => effect.negate);
  if (!lasting) return false;
  t.tell({ type: 'negates', shown: { actor: id, card: lasting.active.card } });
  struck?.back.push(...backOf(lasting.effect));
  useCharge(t, lasting);
  return true;
}

/** GH-8.1: one decision for each source; before it items against attacks, as many as its owner likes. Gives what is suffered. */
function* decides(t: Table<State>, hero: Hero, n: number, cause: Cause): Script<number> {
  const { seat, hp, id } = hero;
  const { by, struck } = cause;
  const items = againstDamage(t.g, seat, struck);
  const about: Blow & { by: Cause['by']; actor: string } = {
    n,
    hp,
    by,
    actor: cause.actor ?? id,
    items,
    pierce: struck?.pierce ?? 0,
  };
  const said = yield* t.askOneOf(seat, 'damage', [suffer, useItem, loseCard, loseDiscarded], {
    about,
    window: 'damage',
  });
  if (said.name === 'suffer') return n;
  if (said.name === 'use-item') {
    const left = guards(t, seat, readItem(said.args.item), { n, struck: struck! });
    return left > 0 ? yield* decides(t, hero, left, cause) : 0;
  }
  const one = character(t.g, seat);
  const from = said.name === 'lose-card' ? 'hand' : 'discard';
  const gone = said.name === 'lose-card' ? [Number(said.args.card)] : said.args.cards.map(Number);
  one[from] = one[from].filter((card) => !gone.includes(card));
  one.lost.push(...gone);
  const blow =
    cause.actor === undefined ? words('came.harm', { n, by }) : words('came.blow', { n, actor: cause.actor });
  t.tell({
    type: 'loses-cards',
    shown: {
      seat,
      actor: id,
      from: { key: `to-pile.${from}` },
      cards: gone,
      n,
      foe: cause.actor ?? null,
      blow: json(blow),
    },
  });
  return 0;
}
