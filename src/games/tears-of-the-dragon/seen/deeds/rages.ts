import { type Growing, toldWith } from '#core/deeds';
import { isMessage } from '#core/text';
import type { Event, Json, SeatId } from '#core/types';
import { enemyOf } from '../../printed/enemy.ts';
import { bare, countOf, type Loss, lossWords, withLosses } from './losses.ts';
import { type Said, said, some } from './said.ts';

/** Rounds in which Terramax rages (TD-23.5): on whom he turned, who struck at him, and what came of it. */

const DRAGON = 'terramax';

/** What has been told of a round so far. */
interface Round {
  /** On whom he turned, and by which roll. */
  turned?: Event;
  aims: readonly Event[];
  volleys: readonly Event[];
  losses: readonly Loss[];
}

/** A round from whom he turned on, or from what both sides strike at, where they were asked in between. */
export function rageOf(event: Event): Growing | undefined {
  if (event.type === 'dragon-turned') return round(event, { turned: event, aims: [], volleys: [], losses: [] });
  return event.type === 'aimed' ? round(event, { aims: [event], volleys: [], losses: [] }) : undefined;
}

const round = (head: Event, so: Round): Growing => ({
  take(next) {
    if (next.type === 'aimed' && so.volleys.length === 0) return round(head, { ...so, aims: [...so.aims, next] });
    if (next.type === 'volley')
      return so.losses.length === 0 ? round(head, { ...so, volleys: [...so.volleys, next] }) : undefined;
    const losses = so.volleys.length > 0 ? withLosses(so.losses, next) : undefined;
    return losses && round(head, { ...so, losses });
  },
  told: () => (so.volleys.length > 0 ? struck(head, so) : head),
});

/** One who struck in such a round, and whom. */
interface Blow {
  seat: SeatId;
  foe: SeatId;
  hits: Json;
  dice: Json;
  /** Whom his own side cannot hold: Terramax struck, or was struck at. */
  by?: typeof DRAGON;
  at?: typeof DRAGON;
}

/** "Terramax turned on Lord Gorganun (roll 2) and hit once: Wargroup fell. Lord Gorganun missed Terramax. …" */
function struck(head: Event, { turned, aims, volleys, losses }: Round): Event {
  const prey = typeof turned?.shown.seat === 'number' ? turned.shown.seat : undefined;
  const dragon = volleys.find(isHis);
  const blows = volleys.map((one): Blow => {
    const seat: SeatId = one.shown.seat === 1 ? 1 : 0;
    const foe = enemyOf(seat);
    const rolled = { seat, hits: one.shown.hits!, dice: one.shown.dice ?? null };
    if (one === dragon) return { ...rolled, foe: prey ?? foe, by: DRAGON };
    return { ...rolled, foe, ...(isAtHim(seat, aims) && { at: DRAGON }) };
  });
  const [own, others] = [losses.filter(isOfHim), losses.filter((one) => !isOfHim(one))];
  const each = blows.map((one, n) => {
    // Hits of several on the same side are shared out together.
    const isFirst = blows.findIndex((other) => other.at === one.at && (one.at || other.foe === one.foe)) === n;
    const lost = !isFirst ? [] : one.at ? own : others.filter(({ seat }) => seat === one.foe);
    const count = one.at ? { fell: 0, weakened: lost.length } : countOf(lost, one.foe);
    return { ...one, came: some(lossWords(lost)), ...count };
  });
  const dice = volleys.flatMap(({ shown }) => (Array.isArray(shown.dice) ? shown.dice : []));
  const sentences = each.map((one) => sentenceOf(one, one.by ? turned : undefined));
  return toldWith(
    { ...head, shown: {} },
    {
      rage: true,
      ...(prey !== undefined && { prey }),
      dice,
      first: sentences[0]!,
      second: sentences[1] ?? null,
      third: sentences[2] ?? null,
      back: null,
      blows: each as unknown as Json,
      castle: null,
      end: null,
      place: null,
      taken: null,
      came: null,
    },
    'blows',
  );
}

/** Whether these dice are the dragon's alone: his own are rolled before those of both sides. */
const isHis = ({ shown }: Event): boolean => {
  const pieces = Array.isArray(shown.dice) ? shown.dice.map((die) => (isMessage(die) ? die.args?.piece : null)) : [];
  return pieces.length > 0 && pieces.every((piece) => isDragon(piece as Json));
};
const isOfHim = ({ piece }: Loss): boolean => isDragon(piece);
function isDragon(piece: Json | undefined): boolean {
  const face = bare(piece);
  return face === DRAGON || (isMessage(face) && face.key.endsWith(`.${DRAGON}`));
}

/** Whether a side strikes at the dragon in this round; who has nobody else to strike at does. */
function isAtHim(seat: SeatId, aims: readonly Event[]): boolean {
  const aim = aims.find(({ shown }) => shown.seat === seat)?.shown.target;
  return !isMessage(aim) || aim.key !== 'battle.choice.enemy';
}

function sentenceOf({ by, at, dice: _, ...args }: Blow & { came: Json }, turned: Event | undefined): Said {
  const isVain = args.hits === 0;
  const shown = { ...args } as Record<string, Json>;
  if (by) return said(isVain ? 'came.raged-in-vain' : 'came.raged', { ...shown, die: turned?.shown.die ?? null });
  if (at) return said(isVain ? 'came.missed-dragon' : 'came.hit-dragon', shown);
  return said(isVain ? 'came.missed' : 'came.blow', shown);
}
