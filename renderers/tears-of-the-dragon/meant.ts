import type { SeatId } from '#core/types';
import { leaders, penguinAreas, portsOf, roadsFrom, seas } from '#games/tears-of-the-dragon/printed/content';
import type { PieceView, View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now, NowAsked } from '../pictures.ts';
import type { Mark } from './collars.ts';
import { marchesOf } from './last-action.ts';
import { mayActOf } from './may-act.ts';
import { PEOPLE } from './offers.ts';
import {
  doerOf,
  endsOf,
  isRecord,
  namedIn,
  placeIn,
  standsAt,
  type Target,
  type Told,
  targetsIn,
  toldIn,
} from './told.ts';
import { isOffMap } from './tray-parts.ts';
import { whereOf } from './where.ts';

/** Which pieces on the map a question is about, and which have done what is told: those have collars. */

/** The mark of a piece that stands somewhere; undefined for most. */
export type Marks = (piece: Piece, at: string) => Mark | undefined;
type Piece = Pick<PieceView, 'face' | 'kind' | 'seat' | 'spent' | 'id' | 'obfuscated'>;
type Meant = (piece: Piece, at: string) => boolean;

/** Facts of a question that name one piece. */
const ONE = ['head', 'piece', 'caster', 'wizard', 'leader'] as const;

/** Whom the questions are about, whom an attack would strike, and who has done the last deed; whoever is asked about is not marked a second time. */
export function marksOf(view: View, now: Now | undefined): Marks {
  if (!now) return () => undefined;
  const asked = askedOf(view, now);
  const foes = foesOf(now);
  const done = doneOf(view, now);
  const isIn = (all: readonly Meant[], piece: Piece, at: string) => all.some((one) => one(piece, at));
  return (piece, at) =>
    isIn(asked, piece, at) ? 'asked' : isIn(foes, piece, at) ? 'foe' : isIn(done, piece, at) ? 'done' : undefined;
}

/** Whom an attack would strike: those of the other side who stand there and are seen. */
const foesOf = ({ asked }: Now): Meant[] =>
  asked.flatMap((one): Meant[] => {
    const places = foePlaces(one);
    return places.length === 0
      ? []
      : [(piece, at) => places.includes(at) && piece.seat !== one.seat && !piece.obfuscated];
  });

function askedOf(view: View, now: Now): Meant[] {
  const mayAct = mayActOf(view, now.asked);
  return [
    (piece) => mayAct(piece),
    ...now.asked.flatMap(({ seat, key = '', about }): Meant[] => {
      const kind = PEOPLE[key];
      if (kind !== undefined) return [(piece) => piece.kind === kind && piece.seat === seat];
      if (!isRecord(about)) return [];
      // Who stands in a castle is asked together whether inside or outside.
      const { castle } = about;
      if (typeof castle === 'string') return [(piece, at) => at === castle && piece.seat === seat];
      // Of the enemies in a place some are picked.
      const where = placeIn(about.place) ?? placeIn(about.sea);
      if (key === 'pick-enemies' || key === 'choose-ship') return [(piece, at) => at === where && piece.seat !== seat];
      // Whoever searches a ruin is asked as a party: of them those who have not been activated before.
      const { ruin } = about;
      if (typeof ruin === 'string') return [(piece, at) => at === ruin && piece.seat === seat && !piece.spent];
      return ONE.flatMap((fact) => {
        const who = about[fact];
        return typeof who === 'string' ? [isCalled(who, seat, lastPlaceOf(seat, view, now))] : [];
      });
    }),
  ];
}

/** Where whoever is asked may attack those who stand there: them, and nobody else, the attack can mean. */
export const foePlaces = ({ acts = [] }: NowAsked): string[] =>
  acts.flatMap(({ name, places }) => (name === 'attack' ? places : []));

/** A person of that name wherever he is; of units, of which there are many, those in the place where one was told last. */
const isCalled =
  (who: string, seat: SeatId, at: string | undefined): Meant =>
  (piece, where) =>
    piece.seat === seat &&
    (piece.kind === 'unit'
      ? piece.face === who && where === at && !piece.spent
      : piece.face === who || piece.id === who);

/** Where a side has just gone, or called somebody to act. */
function lastPlaceOf(seat: SeatId, view: View, now: Now): string | undefined {
  const told = [...toldIn(now), ...now.events].filter((one) => doerOf(one, view) === seat);
  const march = marchesOf(told).at(-1);
  const called = told.findLast(({ type }) => type === 'activated');
  return march?.way.at(-1) ?? (called && placeIn(called.shown.place));
}

function doneOf(view: View, now: Now): Meant[] {
  // What belongs to no place is told on the band.
  const last = toldIn(now).findLast((one) => !isOffMap(one));
  if (!last) return [];
  const seat = doerOf(last, view);
  const at = whereOf(last, view, now);
  const march = marchesOf([last]).at(-1);
  if (march) return [goneWith(march.seat, march.pieces, march.way.at(-1)!)];
  const who = ['wizard', 'finder', 'piece', 'face'].flatMap((key) => namedIn(last.shown[key]) ?? []);
  const [own] = endsOf(last);
  const person: Meant = (piece, where) =>
    who.includes(piece.face) &&
    (piece.kind === 'unit' ? piece.seat === seat && where === at : own === undefined || where === own);
  return [person, ...targetsOf(last).map(isTarget)];
}

/** Who went, as far as everybody saw it; where nobody was seen, all of the side that stand there. */
const goneWith =
  (seat: SeatId, faces: readonly string[], to: string): Meant =>
  (piece, at) =>
    piece.seat === seat && at === to && (faces.length === 0 || faces.includes(piece.face));

/** Whom the spell of a deed was aimed at. */
export const targetsOf = ({ type, shown }: Told): Target[] => (type.startsWith('spell-') ? targetsIn(shown) : []);

/** Whom a spell that was just cast will strike, as a question of it tells: pieces in a leader's box, or in a place. */
export const aimedNow = ({ type, shown }: Told, view: View, asked: Now['asked']): Target[] =>
  type !== 'spell-cast'
    ? []
    : asked.flatMap(({ about }): Target[] => {
        if (!isRecord(about) || about.spell !== shown.spell) return [];
        const face = namedIn(about.leader);
        const at = placeIn(about.place) ?? standsAt(view, face);
        return face === undefined && at === undefined ? [] : [{ face: face ?? '', at }];
      });

const isTarget =
  ({ face, at }: Target): Meant =>
  (piece, where) =>
    piece.face === face && (at === undefined ? piece.kind !== 'unit' : where === at);

/** Where somebody who is asked where he flees may go, as everybody sees it; nothing while nobody is asked that. */
export function refugesOf(view: View, asked: Now['asked']): string[] {
  return asked.flatMap(({ seat, key, about }) => {
    if ((key !== 'flee' && key !== 'terror-way') || !isRecord(about)) return [];
    if (Array.isArray(about.over)) return about.over.flatMap((one) => placeIn(one) ?? []);
    const who = about.piece;
    if (typeof who !== 'string') return [];
    // Who had lain in a box stands in its line in a battle, and nowhere else.
    const fights = view.battle?.lines.some(({ pieces }) => pieces.some(({ face }) => face === who));
    const from = standsAt(view, who) ?? (fights ? view.battle?.at : undefined);
    if (from === undefined) return [];
    const near = !seas.has(from) ? roadsFrom(from) : leaders.has(who) ? [] : portsOf(from);
    const isPenguin = leaders.get(who)?.only === 'penguins';
    return near.filter((to) => to !== about.from && !isHeld(view, to, seat) && (!isPenguin || penguinAreas.has(to)));
  });
}

/** Whether an enemy is seen in a place: leaders always, others that hide nowhere. */
const isHeld = ({ places }: View, id: string, seat: SeatId): boolean =>
  places.some(
    (place) =>
      place.id === id &&
      place.stacks.some((stack) => stack.seat !== seat && stack.pieces.some(({ obfuscated }) => !obfuscated)),
  );
