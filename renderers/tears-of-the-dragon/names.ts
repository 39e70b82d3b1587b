import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import {
  areas,
  leaders,
  portSeas,
  portsOf,
  roadsFrom,
  seas,
  seasNextTo,
  sideNames,
  spells,
  units,
  wizards,
} from '#games/tears-of-the-dragon/printed/content';
import type { PieceView } from '#games/tears-of-the-dragon/seen/view.types';
import { setText } from '../measure.ts';
import type { Text } from '../scene.ts';
import { text } from './text.ts';

/** Names as the components print them. Unknown ids show as they are, so that new content is seen. */

export const placeName = (id: string, locale: Locale): string => (areas.get(id) ?? seas.get(id))?.name[locale] ?? id;
export const faceName = (id: string, locale: Locale): string =>
  (units.get(id) ?? leaders.get(id) ?? wizards.get(id))?.name[locale] ?? id;
/** The last of somebody's names, without his rank: "Kestrel". Units have theirs whole. */
export const shortName = (id: string, locale: Locale): string =>
  units.has(id) ? faceName(id, locale) : faceName(id, locale).split(/[・ ]/u).at(-1)!.replace(RANK, '');
/** In Japanese a rank stands behind a name. */
const RANK = /将軍$/u;
export const sideName = (seat: SeatId, locale: Locale): string => sideNames[seat]?.[locale] ?? String(seat);
export const spellName = (id: string, locale: Locale): string => spells.get(id)?.name[locale] ?? id;

/** Places one step away: along roads, across sea borders, and between ports and their seas. */
export const nextTo = (id: string): string[] =>
  seas.has(id) ? [...seasNextTo(id), ...portsOf(id)] : [...roadsFrom(id), ...(portSeas[id] ?? [])];

/** Rank of a leader; chieftains of penguins have none (TD-27.4). */
export const rankOf = (face: string): number | undefined =>
  leaders.get(face)?.only === 'penguins' ? undefined : leaders.get(face)?.rank;

/** Equal pieces of a stack, counted. */
export interface Kin extends Omit<PieceView, 'id'> {
  count: number;
}

/** Pieces that look alike, in the order of the view. */
export function kin(pieces: readonly PieceView[]): Kin[] {
  const found = new Map<string, Kin>();
  for (const { id: _, ...piece } of pieces) {
    const key = [piece.face, piece.seat, piece.reduced, piece.spent, piece.box, piece.obfuscated].join();
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { ...piece, count: 1 });
  }
  return [...found.values()];
}

/** What a piece is called beside its counter: without what the counter shows too, if it has no room for all. */
export function pieceLine(piece: Kin, locale: Locale, set: (said: string) => Text): Text {
  const bare = { ...piece, spent: false };
  const ways = [
    pieceWords(piece, locale),
    pieceWords(piece, locale, false),
    pieceWords(bare, locale),
    pieceWords(bare, locale, false),
    faceName(piece.face, locale),
  ].map(set);
  return ways.find((way) => setText(way).size >= way.size) ?? ways.at(-1)!;
}

/** "Warsteed 4 ×3, reduced" or "General Neko (rank 4)". */
export function pieceWords(piece: Kin, locale: Locale, ranked = true): string {
  const { reduced, spent, obfuscated } = piece;
  const args = { name: faceName(piece.face, locale), spent, obfuscated: obfuscated ?? false };
  if (piece.kind === 'unit')
    return text.say(
      {
        key: 'unit',
        args: { ...args, reduced, strength: piece.strength ?? '', times: piece.count > 1 ? piece.count : null },
      },
      locale,
    );
  return text.say({ key: 'person', args: { ...args, rank: (ranked && rankOf(piece.face)) || null } }, locale);
}
