import type { Json } from '#core/types';
import type { View } from '#games/scythe/seen/view.types';
import type { Look } from '../pictures.ts';
import type { Sprite } from '../scene.ts';
import { bothActions } from './both-actions.ts';
import { glyphsOf } from './deed-glyphs.ts';
import { isOnCard } from './encounter-card.ts';
import { broughtBy, inOrder } from './met.ts';
import { attackerAt } from './outcomes.ts';
import { allOf, placesOf, type Told } from './told.ts';
import { keyOf } from './ways.ts';

/** What was done since the last picture as a list, the oldest first: a line for every move, and one for each other deed with what came of it. */

export interface DeedLine {
  seat: number | undefined;
  told: Told[];
  /** Of a move what tells its way apart, as `keyOf` says. */
  way?: string;
  /** It belongs to the deed of the headline, or came after it. */
  isLoud: boolean;
  /** Deeds that it tells. */
  deeds: readonly Told[];
  /** Of what an encounter brought the option that was taken. */
  option?: Told;
}

/** A line in signs, one at least. */
export interface DrawnLine extends DeedLine {
  glyphs: Sprite[];
  /** Which of them it is, from 1; none where it is alone, or is no deed by itself. */
  no?: number;
}

/** What says nothing more where its end is told as well: of a section its action. */
const OF_SECTIONS: ReadonlySet<string> = new Set([
  'bolstered',
  'coins-gained',
  'factory-used',
  'moved-units',
  'produced',
  'traded',
]);
const isSaid = (deeds: readonly Told[], { type, shown }: Told): boolean =>
  type === 'section' && deeds.some((one) => OF_SECTIONS.has(one.type) && one.shown.seat === shown.seat);

/** What comes of a combat, each in a line of its own. */
const APART: ReadonlySet<string> = new Set(['automa-withdrew', 'star', 'workers-routed']);
const bare = (type: string): string => type.replace(/^came\./, '');

const MOVES: ReadonlySet<string> = new Set(['moved', 'relocated', 'automa-moved', 'retreated']);
const listed = (one: Told['shown'][string] | undefined) => (Array.isArray(one) ? one : []);

/** The way of a move; undefined for all else. */
function wayOf({ type, shown }: Told): string | undefined {
  if (!MOVES.has(bare(type)) || typeof shown.seat !== 'number') return undefined;
  const ends = [shown.from, shown.to].filter((id): id is string => typeof id === 'string');
  const places = shown.way === undefined ? ends : placesOf(shown.way);
  return places.length > 1 ? keyOf({ seat: shown.seat, places }) : undefined;
}

const carriersOf = ({ unit, load, carriers }: Told['shown']) =>
  carriers !== undefined ? listed(carriers) : unit && listed(load).length > 0 ? [unit] : [];

/** Two moves over the same way as one of all their units. */
const asOne = ({ type, shown }: Told, more: Told['shown']): Told => ({
  type,
  shown: {
    ...shown,
    unit: null,
    units: [shown, more].flatMap(({ unit, units }) => [...(unit ? [unit] : []), ...listed(units)]),
    load: [...listed(shown.load), ...listed(more.load)],
    // Of several kinds it is told which of them has it.
    carriers: [...carriersOf(shown), ...carriersOf(more)],
  },
});

/** Whose line it is: of a combat who attacked, of an ability whose it is. */
const doerOf = ({ type, shown: { seat, attacker, by } }: Told) => attacker ?? (type === 'ability-weakened' ? by : seat);

/** The lines of one deed: each move begins one, and of a combat all that came of it. */
function linesOf(deed: Told, isLoud: boolean): DeedLine[] {
  const lines: DeedLine[] = [];
  for (const told of allOf(deed)) {
    const way = wayOf(told);
    const isApart = deed.type === 'combat-fought' && APART.has(bare(told.type));
    const known = way !== undefined ? lines.find((one) => one.way === way) : isApart ? undefined : lines.at(-1);
    if (known && way !== undefined) known.told = [asOne(known.told[0]!, told.shown), ...known.told.slice(1)];
    else if (known) known.told.push(told);
    else {
      const seat = doerOf(told);
      const line = { seat: typeof seat === 'number' ? seat : undefined, told: [told], isLoud, deeds: [deed] };
      lines.push(way === undefined ? line : { ...line, way });
    }
  }
  return lines;
}

/** An encounter, what was chosen there and what that brought are one; so are moves of two deeds over the same way. */
function joined(lines: readonly DeedLine[]): DeedLine[] {
  const all: DeedLine[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const head = line.told[0]!;
    const isMet = last && head.type === 'option-taken' && isOpen(last, head);
    const same = line.way === undefined ? undefined : all.find(({ way }) => way === line.way);
    if (last && (isMet || (line.option && last.deeds.includes(line.option))))
      Object.assign(last, {
        told: [...last.told, ...line.told],
        deeds: [...last.deeds, ...line.deeds],
        isLoud: last.isLoud || line.isLoud,
      });
    else if (same) {
      same.told = [asOne(same.told[0]!, head.shown), ...same.told.slice(1), ...line.told.slice(1)];
      same.isLoud ||= line.isLoud;
    } else if (line.option) all.push({ ...line, told: [metAt(line.option), ...line.told] });
    else all.push(line);
  }
  return all;
}

/** An encounter there that no option of is told yet. */
const isOpen = ({ told }: DeedLine, { shown }: Told): boolean =>
  told.length === 1 && told[0]!.type === 'encounter' && told[0]!.shown.hex === shown.hex;

/** Where its option is told elsewhere, what it brought stands behind the sign of the encounter. */
const metAt = ({ shown: { seat, hex } }: Told): Told => ({
  type: 'encounter',
  shown: { seat: seat ?? null, hex: hex ?? null },
});

type News = NonNullable<Look['now']>;
const kept = new WeakMap<News, Map<Look['locale'], DrawnLine[]>>();

/** The list, of what can be drawn; what the card of an encounter tells stands there. A picture asks twice: it is worked out once. */
export function deedLines(view: View, { now, locale }: Look): DrawnLine[] {
  if (!now) return [];
  const found = kept.get(now) ?? new Map<Look['locale'], DrawnLine[]>();
  const lines = found.get(locale) ?? drawnLines(view, now, locale);
  kept.set(now, found.set(locale, lines));
  return lines;
}

function drawnLines(view: View, now: News, locale: Look['locale']): DrawnLine[] {
  const deeds = inOrder(now);
  const headline = bothActions(now)?.top ?? (now.deeds ?? now.events).at(-1);
  const from = headline ? deeds.indexOf(headline) : 0;
  const brought = broughtBy(now);
  const told = deeds.flatMap((deed, n) =>
    isSaid(deeds, deed) || isOnCard(view, deed)
      ? []
      : linesOf(withAttacker(view, deeds, deed), n >= from).map((line) => of(line, brought.get(deed))),
  );
  const drawn = joined(told)
    .map((line) => ({ ...line, glyphs: glyphsOf(view, line.told, locale) }))
    .filter(({ glyphs }) => glyphs.length > 0);
  const counted = drawn.filter(({ told: [first, ...came] }) => !isUnnumbered(first!.type, came.length));
  return drawn.map((line) => {
    const no = counted.indexOf(line) + 1;
    return drawn.length > 1 && no > 0 ? { ...line, no } : line;
  });
}

/** A standing choice is no deed of the turn, and the card of an Automa with nothing behind it only begins its turn. */
const isUnnumbered = (type: string, came: number): boolean =>
  type === 'declines' || (type === 'automa-turn' && came === 0);

const of = (line: DeedLine, option: Told | undefined): DeedLine => (option ? { ...line, option } : line);

/** A combat with who attacked, where that is known, and whose workers went home. */
function withAttacker(view: View, deeds: readonly Told[], deed: Told): Told {
  const { type, shown } = deed;
  if (type !== 'combat-fought' || typeof shown.place !== 'string') return deed;
  const attacker = attackerAt(view, deeds, shown.place);
  // Whose workers went home stands before them: the line is of who won.
  const came = listed(shown.came).map((one) => {
    const part = one as { key?: string; args?: Told['shown'] };
    return part.key === 'came.workers-routed' ? { ...part, args: { ...part.args, enemy: shown.loser ?? null } } : one;
  }) as Json[];
  return { type, shown: { ...shown, ...(attacker !== undefined && { attacker }), ...(came.length > 0 && { came }) } };
}
