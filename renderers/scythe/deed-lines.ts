import type { View } from '#games/scythe/seen/view.types';
import type { Look } from '../pictures.ts';
import type { Sprite } from '../scene.ts';
import { glyphsOf } from './deed-glyphs.ts';
import { isOnCard } from './encounter-card.ts';
import { keyOf } from './moved-ways.ts';
import { allOf, placesOf, type Told } from './told.ts';

/** What was done since the last picture as a list, the oldest first: a line for every move, and one for each other deed with what came of it. */

export interface DeedLine {
  seat: number | undefined;
  told: Told[];
  /** Of a move what tells its way apart, as `keyOf` says. */
  way?: string;
  /** It belongs to the deed of the headline. */
  isLoud: boolean;
}

/** A line in signs, one at least. */
export interface DrawnLine extends DeedLine {
  glyphs: Sprite[];
}

/** What says nothing more where its end is told as well: of a section its action, of an attack its combat. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  section: ['bolstered', 'coins-gained', 'factory-used', 'moved-units', 'produced', 'traded'],
  'combat-begun': ['combat-fought'],
};
const isTold = (deeds: readonly Told[], type: string, { seat, place }: Told['shown']): boolean =>
  deeds.some((one) => one.type === type && (place === undefined ? one.shown.seat === seat : one.shown.place === place));

/** What an attack sets off: it is told before the attack where that weighs more. */
const SET_OFF: ReadonlySet<string> = new Set([
  'ability-strengthened',
  'ability-weakened',
  'fired-artillery',
  'lost-card-to-scout',
  'scouted',
]);

/** What an attack has set off stands behind it. */
function inOrder(deeds: readonly Told[]): readonly Told[] {
  const last = deeds.at(-1);
  if (last?.type !== 'combat-begun') return deeds;
  const [off, before] = [true, false].map((is) => deeds.slice(0, -1).filter(({ type }) => SET_OFF.has(type) === is));
  return [...before!, last, ...off!];
}

const MOVES: ReadonlySet<string> = new Set(['moved', 'relocated', 'automa-moved', 'retreated']);
const listed = (one: Told['shown'][string] | undefined) => (Array.isArray(one) ? one : []);

/** The way of a move; undefined for all else. */
function wayOf({ type, shown }: Told): string | undefined {
  if (!MOVES.has(type.replace(/^came\./, '')) || typeof shown.seat !== 'number') return undefined;
  const ends = [shown.from, shown.to].filter((id): id is string => typeof id === 'string');
  const places = shown.way === undefined ? ends : placesOf(shown.way);
  return places.length > 1 ? keyOf({ seat: shown.seat, places }) : undefined;
}

/** Two moves over the same way as one of all their units. */
const asOne = ({ type, shown }: Told, more: Told['shown']): Told => ({
  type,
  shown: {
    ...shown,
    unit: null,
    units: [shown, more].flatMap(({ unit, units }) => [...(unit ? [unit] : []), ...listed(units)]),
    load: [...listed(shown.load), ...listed(more.load)],
  },
});

/** The lines of one deed: each move begins one. */
function linesOf(deed: Told, isLoud: boolean): DeedLine[] {
  const { seat } = deed.shown;
  const lines: DeedLine[] = [];
  for (const told of allOf(deed)) {
    const way = wayOf(told);
    const known = way === undefined ? lines.at(-1) : lines.find((one) => one.way === way);
    if (known && way !== undefined) known.told = [asOne(known.told[0]!, told.shown), ...known.told.slice(1)];
    else if (known && way === undefined) known.told.push(told);
    else
      lines.push({
        seat: typeof seat === 'number' ? seat : undefined,
        told: [told],
        isLoud,
        ...(way !== undefined && { way }),
      });
  }
  return lines;
}

/** An encounter and what was chosen there are one; so are moves of two deeds over the same way. */
function joined(lines: readonly DeedLine[]): DeedLine[] {
  const all: DeedLine[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const [head, before] = [line.told[0]!, last?.told[0]];
    const isMet = head.type === 'option-taken' && before?.type === 'encounter' && before.shown.hex === head.shown.hex;
    const same = line.way === undefined ? undefined : all.find(({ way }) => way === line.way);
    if (last && isMet) Object.assign(last, { told: [...last.told, ...line.told], isLoud: line.isLoud });
    else if (same) {
      same.told = [asOne(same.told[0]!, head.shown), ...same.told.slice(1), ...line.told.slice(1)];
      same.isLoud ||= line.isLoud;
    } else all.push(line);
  }
  return all;
}

/** The list, of what can be drawn; what the card of an encounter tells stands there. */
export function deedLines(view: View, { now, locale }: Look): DrawnLine[] {
  const deeds = now?.deeds ?? now?.events ?? [];
  const last = deeds.at(-1);
  const told = inOrder(deeds)
    .filter(({ type, shown }) => !(BEGINNINGS[type] ?? []).some((end) => isTold(deeds, end, shown)))
    .filter((deed) => !isOnCard(view, deed))
    .flatMap((deed) => linesOf(deed, deed === last));
  return joined(told)
    .map((line) => ({ ...line, glyphs: glyphsOf(view, line.told, locale) }))
    .filter(({ glyphs }) => glyphs.length > 0);
}
