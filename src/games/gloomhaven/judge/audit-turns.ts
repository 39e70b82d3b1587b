import type { Audit, Event } from '#core/types';
import { CARD_FILES } from '../printed/content/cards.ts';
import { CLASSES } from '../printed/schema/terms/base.ts';
import { heroId } from '../state/names.ts';
import { nextTurn, noteOf } from '../state/order.ts';
import type { Place, State } from '../state/state.ts';

/**
 * Nobody acts when it is not his turn (GH-4, GH-5). Turns are followed by what is told, from whose turn it was before an answer; figures
 * are known by their ids.
 */

/** What a figure does of its own will. What is done to it, and how it defends itself, comes at any time. */
const DEEDS: ReadonlySet<string> = new Set([
  'moves',
  'attack',
  'infuses',
  'consumes',
  'trap-made',
  'obstacle-made',
  'monster-loots',
  'uses',
]);
const BEGINS: ReadonlySet<string> = new Set(['turn', 'turn-too', 'monster-turn']);
/** scouts have turns in the midst of their Overseer's. */
const OVERSEER = 'monster:merciless-overseer:';
const SCOUT = 'monster:vermling-scout:';

/** The cards by which allies act in the turn of another (`grant`), or enemies (`command`). */
const leading = (op: 'grant' | 'command'): ReadonlySet<number> =>
  new Set(
    CLASSES.flatMap((id) => {
      const cards: readonly { no: number }[] = CARD_FILES[id].cards;
      return cards.filter((one) => JSON.stringify(one).includes(`"op":"${op}"`)).map(({ no }) => no);
    }),
  );
const GRANTS = leading('grant');
const COMMANDS = leading('command');

export function auditTurns(before: State): Audit<State> {
  const { turn, round, figures } = before;
  const own = {
    actor: turn?.actor,
    cards: Object.values(turn?.done ?? {}),
    order: [...before.order],
    acted: new Set(before.acted),
    standing: new Set(figures.map(({ id }) => id)),
    dying: new Set(figures.flatMap(({ id, lastAct }) => (lastAct === 'now' ? [id] : []))),
  };
  // Who is in the midst of a turn has it.
  if (own.actor !== undefined) takesTurn(own, own.actor);
  return (g, events) => turnsWrong({ ...own, order: g.round === round ? g.order : own.order }, g.order, events);
}

/** How it stands between two events. */
interface Now {
  /** Whose turn it is, and the cards that have been played in it. */
  actor: string | undefined;
  cards: number[];
  order: readonly Place[];
  acted: Set<string>;
  standing: Set<string>;
  /** Who acts on its death (GH-9.39). */
  dying: Set<string>;
}

/** `next` is the order of the round that begins meanwhile. */
function turnsWrong(now: Now, next: readonly Place[], events: readonly Event[]): string | undefined {
  for (const { type, shown } of events) {
    const who = (shown.actor as string | undefined) ?? (type === 'uses' ? heroId(shown.seat as number) : '');
    if (BEGINS.has(type)) {
      const wrong = beginsWrong(now, who);
      if (wrong) return wrong;
    }
    if (type === 'uses') now.cards.push(shown.card as number);
    if (DEEDS.has(type) && !mayAct(now, who)) return `${who} ${type} in the turn of ${now.actor}`;
    if (type === 'last-act') now.dying.add(who);
    if (type === 'monster-placed') now.standing.add(who);
    if (type === 'dies') now.standing.delete(who);
    if (type === 'exhausted') leaves(now, shown.seat as number);
    // GH-16.1, GH-9.33: it acts from the next round on.
    if (type === 'summoned') now.acted.add(who);
    if (type === 'round-begins') Object.assign(now, { actor: undefined, cards: [], acted: new Set(), order: next });
  }
  return undefined;
}

/** GH-16.3: whose summons leave with him. */
function leaves({ standing }: Now, seat: number): void {
  for (const id of standing)
    if (id === heroId(seat) || (id.startsWith('summon:') && id.split(':')[2] === String(seat))) standing.delete(id);
}

function mayAct({ actor, cards, dying }: Now, who: string): boolean {
  if (who === actor || dying.has(who)) return true;
  if (!actor?.startsWith('hero:')) return actor?.startsWith(SCOUT) === true && who.startsWith(OVERSEER);
  return cards.some((no) => (who.startsWith('monster:') ? COMMANDS : GRANTS).has(no));
}

/** GH-4: a turn begins that comes next, of somebody who has not had it. */
function beginsWrong(now: Now, who: string): string | undefined {
  const { acted, order, standing } = now;
  // A turn is told of when its player has said something, or at once.
  const isToldLate = now.actor === who;
  now.actor = who;
  now.cards = [];
  if (isToldLate) return undefined;
  // Whose turn in the midst of another has no place in the order.
  if (who.startsWith(SCOUT) && order.some((place) => place.who === 'monsters' && OVERSEER.endsWith(`:${place.type}:`)))
    return undefined;
  const mine = nextPlace(now, who);
  if (mine === undefined) return acted.has(who) ? `${who} has a turn too many` : undefined;
  for (const id of standing) {
    // Of the Overseer it cannot be told whether he is in the midst of his turn, while a scout acts.
    if (id === who || id.startsWith(SCOUT) || id.startsWith(OVERSEER)) continue;
    const its = nextPlace(now, id);
    if (its !== undefined && (its < mine || (its === mine && inside(id) < inside(who))))
      return `${who} acts before ${id}`;
  }
  takesTurn(now, who);
  return undefined;
}

type Acted = Pick<Now, 'acted'>;
const nextOf = ({ acted }: Acted, id: string): number => nextTurn((note) => acted.has(note), id);
const takesTurn = (now: Acted, id: string): void => {
  now.acted.add(noteOf(id, nextOf(now, id)));
};

/** Where a figure's next turn stands in the order of the round; undefined if it has had all of them. */
function nextPlace(now: Now, id: string): number | undefined {
  const [kind, what, third] = id.split(':');
  const n = nextOf(now, id);
  const place = now.order.findIndex((one) => {
    if (one.who === 'monsters') return kind === 'monster' && one.type === what && n === 1;
    if (one.who === 'things') return kind === 'objective' && one.type === what && n === 1;
    if (kind === 'summon') return String(one.seat) === third && !one.again && n === 1;
    return kind === 'hero' && String(one.seat) === what && (one.again ?? 1) === n;
  });
  return place < 0 ? undefined : place;
}

/** GH-4.7, GH-4.8: who acts first at a place: elites, then normal ones by their numbers, and summons before their owner. */
function inside(id: string): number {
  const [kind, , rank, standee] = id.split(':');
  if (kind === 'monster') return Number(standee) + (rank === 'normal' ? 100 : 0);
  return kind === 'hero' ? 1 : 0;
}
