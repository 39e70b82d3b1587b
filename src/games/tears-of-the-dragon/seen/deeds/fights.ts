import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json, SeatId, ToldDeed } from '#core/types';
import { enemyOf } from '../../printed/enemy.ts';
import { countOf, type Loss, lossWords, withLosses } from './losses.ts';
import { type Said, said, some } from './said.ts';

/** Battles: how they began, blows with what came of them, and how they ended. */

/** What has been told of an exchange of blows so far. */
interface Exchange {
  volleys: readonly Event[];
  losses: readonly Loss[];
  /** How the battle ended with it. */
  ends: readonly Event[];
}
const NONE: Exchange = { volleys: [], losses: [], ends: [] };
const ENDS: ReadonlySet<string> = new Set(['castle-fell', 'battle-over']);

/** Dice of one side, or of both when neither had fallen before, with the hits that were taken and how the battle ended by them. */
export function blowsOf(event: Event): Growing | undefined {
  if (event.type === 'volley') return exchange(event, { ...NONE, volleys: [event] });
  const losses = withLosses([], event);
  return losses && event.type !== 'fled' ? exchange(event, { ...NONE, losses }) : undefined;
}

const exchange = (head: Event, so: Exchange): Growing => ({
  take(next) {
    if (ENDS.has(next.type)) {
      const isTwice = so.ends.some(({ type }) => type === next.type);
      return isTwice ? undefined : exchange(head, { ...so, ends: [...so.ends, next] });
    }
    if (so.ends.length > 0) return undefined;
    if (next.type === 'volley') {
      const isOther = so.volleys.every(({ shown }) => shown.seat !== next.shown.seat);
      return so.volleys.length === 1 && so.losses.length === 0 && isOther
        ? exchange(head, { ...so, volleys: [...so.volleys, next] })
        : undefined;
    }
    const losses = withLosses(so.losses, next);
    return losses && exchange(head, { ...so, losses });
  },
  told: () => (so.volleys.length > 0 ? struck(head, so) : borne(head, so)),
});

const ROUNDS: ReadonlySet<string> = new Set(['battle-joined', 'round-began']);

/** The same deeds; blows in vain that came after a hit of their round say so: of that round the hit is the news. */
export function withVain(all: readonly ToldDeed[]): ToldDeed[] {
  let hasHit = false;
  return all.map((one) => {
    const { type, shown } = one.told;
    if (ROUNDS.has(type)) hasHit = false;
    if (type !== 'blows') return one;
    const isVain = hitsIn(shown.blows) === 0;
    if (!isVain) hasHit = true;
    return isVain && hasHit ? { ...one, told: toldWith(one.told, { afterHit: true }) } : one;
  });
}

const hitsIn = (blows: Json | undefined): number =>
  Array.isArray(blows) ? blows.reduce<number>((sum, one) => sum + Number((one as Record<string, Json>).hits), 0) : 0;

/** "Lord Forseti hit Lord Gorganun twice: Warsteed fell. …" */
function struck(head: Event, { volleys, losses, ends }: Exchange): Event {
  const all = volleys.map(({ shown }) => {
    const foe = enemyOf(shown.seat as SeatId);
    const came = some(lossWords(losses, foe));
    const { fell, weakened } = countOf(losses, foe);
    return { seat: shown.seat!, foe, hits: shown.hits!, dice: shown.dice ?? null, came, fell, weakened };
  });
  // What did more is told first; of equals what was rolled first.
  const blows = [...all].sort((a, b) => b.fell - a.fell || Number(b.hits) - Number(a.hits));
  // Of a side that has not rolled: a caster that a backfire has struck.
  const struckBack = some(lossWords(losses, volleys[0]!.shown.seat as SeatId));
  const [first, second] = blows;
  const sentence = ({ hits, dice: _, ...args }: (typeof blows)[number]): Said =>
    said(hits === 0 ? 'came.missed' : 'came.blow', { ...args, hits });
  const dice = volleys.flatMap(({ shown }) => (Array.isArray(shown.dice) ? shown.dice : []));
  return toldWith(
    head,
    {
      seat: first!.seat,
      foe: second || first!.hits !== 0 ? first!.foe : null,
      dice,
      first: sentence(first!),
      second: second ? sentence(second) : null,
      third: null,
      back: second ? null : struckBack,
      blows: blows as unknown as Json,
      ...endShown(ends),
      came: null,
    },
    'blows',
  );
}

/** Hits and casualty rolls whose dice were told before. */
function borne(head: Event, { losses, ends }: Exchange): Event {
  const seats = [...new Set(losses.map(({ seat }) => seat))];
  const [seat] = seats;
  const { fell, weakened } = seat === undefined ? { fell: 0, weakened: 0 } : countOf(losses, seat);
  return toldWith(
    head,
    {
      losses: null,
      who: seats.length === 1 && seat !== undefined ? said(`seat.${seat}`) : null,
      came: some(lossWords(losses)),
      fell,
      weakened,
      ...endShown(ends),
    },
    'losses-borne',
  );
}

/** How the battle ended, and where it was. */
function endShown(ends: readonly Event[]): Record<string, Json> {
  const fell = ends.find(({ type }) => type === 'castle-fell');
  const over = ends.find(({ type }) => type === 'battle-over');
  const place = (fell ?? over)?.shown.place ?? null;
  // That a castle fell weighs more than the blows by which it did: it is said first.
  const castle = fell ? said('came.castle-fell', { seat: fell.shown.seat!, place }) : null;
  const end = over && !fell ? said('came.battle-over', { place, end: over.shown.end! }) : null;
  return { castle, end, place, taken: fell ? fell.shown.seat! : null };
}

const BEGINNINGS: ReadonlySet<string> = new Set(['battle-joined', 'dragon-raged']);

/** A battle that begins, with both lines: somebody attacked, or Terramax fell upon all who were there. */
export const joinedOf = (event: Event): Growing | undefined =>
  BEGINNINGS.has(event.type) ? joined(event, []) : undefined;

const joined = (head: Event, lines: readonly Event[]): Growing => ({
  take: (next) =>
    next.type === 'line-formed' || next.type === 'round-began'
      ? joined(head, next.type === 'line-formed' ? [...lines, next] : lines)
      : undefined,
  told() {
    const [a, b] = lines.map(({ shown }) => said('event.line-formed', { ...shown }));
    const { attacker } = head.shown;
    const foe: Record<string, Json> = typeof attacker === 'number' ? { foe: said(`seat.${enemyOf(attacker)}`) } : {};
    return toldWith(head, { ...foe, a: a ?? null, b: b ?? null, came: null });
  },
});

const PARTINGS: ReadonlySet<string> = new Set(['retreated', 'broke-off', 'withdrew-inside', 'castle-fell']);

/** Whoever leaves a battle or takes a castle, and that the battle was over by it. */
export const partingOf = (event: Event): Growing | undefined => (PARTINGS.has(event.type) ? parting(event) : undefined);

const parting = (head: Event, over?: Event): Growing => ({
  take: (next) => (next.type === 'battle-over' && !over ? parting(head, next) : undefined),
  told: () => (over ? toldWith(head, { from: over.shown.place!, came: null }) : head),
});
