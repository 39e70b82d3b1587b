import type { Locale } from '#core/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { rows } from '../panels.ts';
import type { Now } from '../pictures.ts';
import { notes } from '../prose.ts';
import type { Sprite } from '../scene.ts';
import { aloneParts } from './alone-parts.ts';
import { arms } from './arms.ts';
import { type Card, ROOM, SIDE } from './card-lines.ts';
import { joined, saidPart, signPart } from './deed-parts.ts';
import { inOrder } from './fight-told.ts';
import { facePart } from './hurt-parts.ts';
import { type March, marchesOf } from './last-action.ts';
import { calledParts, gateParts, marchParts, wayWords, wentParts } from './march-parts.ts';
import { aimedNow } from './meant.ts';
import { placeName, shortName, spellName } from './names.ts';
import { NUMBER } from './plate-frame.ts';
import { toldParts } from './plates.ts';
import { setUpParts, setUpTogether } from './set-up-rows.ts';
import { say } from './text.ts';
import { doerOf, endsOf, isRecord, namedIn, type Target, type Told, targetsIn, toldIn } from './told.ts';
import { isTray, trayOf } from './tray-parts.ts';
import { doerIn, placeOf } from './where.ts';

/** A row for each deed: who, from where to where, which spell, the dice as they fell and what came of it. */

/** Figures on dice and words are eleven pixels high on a phone; alone on its line a row is larger. */
const SCALE = { usual: 1.26, alone: 1.45 } as const;

/** Whose deed a row tells. */
const ARMS = 42;
/** Deeds whose parts begin with arms. */
const ARMED: ReadonlySet<string> = new Set([
  'blows',
  'broke-through',
  'castle-fell',
  'castle-occupied',
  'die-rerolled',
  'die-spoilt',
  'stood-outside',
  'went-inside',
]);

/** How wide a row is at most where its letters are as small as they may be. */
const WIDEST = ROOM - 2 * SIDE - NUMBER.room;
/** As large as it fits, up to `scale`. */
const fitted = (inside: Sprite, scale: number): number => Math.min(scale, WIDEST / inside.w);
/** Parts on one line, or on more where they would be too small to be read. */
const lined = (parts: readonly Sprite[]): Sprite => rows(parts, WIDEST, 'left', 8);

/** A deed with the parts of its row; of its own head where `isOwn`. A march that it ends is told with it. */
interface Row {
  tolds: readonly Told[];
  parts: readonly Sprite[];
  isOwn: boolean;
  isSpare: boolean;
}

/** Deeds whose parts name whom they befell. */
const NAMED: ReadonlySet<string> = new Set(['losses-borne', 'casualty-rolled']);
const NOBODY = { key: '', head: [] } as const;

/** A card for each of these deeds; of what somebody did again he is not named again. */
export function deedCards(view: View, now: Now, deeds: readonly Told[], locale: Locale): Card[] {
  const headline = toldIn(now).at(-1);
  const everything = inOrder(now);
  const all = rowsFor(view, deeds, locale, openIn(deeds, now.asked));
  const aimed = headline ? aimedNow(headline, view, now.asked) : [];
  let before = '';
  return all.map(({ tolds, parts, isOwn, isSpare }, n): Card => {
    const told = tolds.at(-1)!;
    const doer = isOwn || isTray(told.type) || NAMED.has(told.type) ? NOBODY : headOf(told, view, everything, locale);
    const isAgain = doer.key !== '' && doer.key === before;
    before = doer.key;
    const seat = marchesOf(tolds)[0]?.seat ?? doerOf(told, view);
    const isArmed = isTray(told.type) || (view.turn > 0 && ARMED.has(tolds[0]!.type));
    // Whose counter leads is on the colour and the shape of his side.
    const isLed = doer.key !== '' || marchesOf(tolds).some(({ pieces }) => pieces.length > 0);
    const own = seat === undefined || isArmed || isLed ? [] : [arms(seat, ARMS)];
    const head = isAgain ? [...doer.head.slice(0, 1), saidPart(againWords(told, locale))] : doer.head;
    // Whom a spell will strike is asked still.
    const open = told === headline && targetsIn(told.shown).length === 0 ? aimedParts(aimed, locale) : [];
    const inside = lined([...own, ...head, ...parts, ...open]);
    const isTold = headline !== undefined && tolds.includes(headline);
    // What led to the question is as bright as what the headline tells.
    const isNew = isTold || (now.asked.length > 0 && !view.battle && n === all.length - 1);
    const types = [...new Set(tolds.map(({ type }) => type))];
    const tag = `${isTold ? 'plate' : 'told'}:${types.join('+')}`;
    const isWay = marchesOf(tolds).length > 0;
    const scale = fitted(inside, all.length === 1 ? SCALE.alone : SCALE.usual);
    return { inside, isNew, scale, tag, tolds, isWay, isSpare, ...(seat !== undefined && { seat }) };
  });
}

/** The search that met danger whose hit nobody has taken yet. */
function openIn(deeds: readonly Told[], asked: Now['asked']): Told | undefined {
  const ruins = asked.flatMap(({ key, about }) => (key === 'suffer' && isRecord(about) ? [about.ruin] : []));
  return deeds.findLast(({ shown }) => shown.danger === true && ruins.includes(shown.ruin));
}

function rowsFor(view: View, deeds: readonly Told[], locale: Locale, open: Told | undefined): Row[] {
  const found: Row[] = [];
  for (const together of setUpTogether(deeds, view)) {
    const told = together.at(-1)!;
    const n = deeds.indexOf(told);
    const placed = setUpParts(together, view, locale);
    if (placed) {
      found.push({ tolds: together, parts: placed, isOwn: true, isSpare: false });
      continue;
    }
    const as = told === open ? { ...told, shown: { ...told.shown, open: true } } : told;
    const parts = aloneParts(told, deeds[n - 1], locale) ?? trayOf(told, view, locale) ?? toldParts(as, view, locale);
    const march = parts && marchTo(told, found.at(-1));
    if (march) {
      const way = wayWords(march, locale);
      const head = wentParts(march, callerOf(march, deeds), locale, way);
      found.pop();
      found.push({ tolds: [...march.legs!, told], parts: [...head, ...parts], isOwn: true, isSpare: false });
      continue;
    }
    if (parts) found.push({ tolds: [told], parts, isOwn: false, isSpare: false });
    // Of a match that is over its end is told.
    if (parts || view.battle || view.winner !== null) continue;
    const gates = gateParts(told, locale);
    const before = gates && marchThrough(told, found.at(-1));
    if (gates && before) {
      found.pop();
      found.push({ ...before, tolds: [...before.tolds, told], parts: [...before.parts, gates.at(-1)!] });
      continue;
    }
    const went = gates ?? marchParts(told, callerIn(deeds, n), locale);
    const called = n === deeds.length - 1 ? calledParts(told, locale) : undefined;
    // The map shows it as well: it takes no room from others.
    const spare = went ?? called;
    if (spare) found.push({ tolds: [told], parts: spare, isOwn: true, isSpare: true });
  }
  return found;
}

/** "once more · Tortoise Speed": that it is another one. */
const againWords = ({ shown }: Told, locale: Locale): string => {
  const spell = namedIn(shown.spell);
  return notes([say('band.again', locale), ...(spell === undefined ? [] : [spellName(spell, locale)])], locale);
};

const aimedParts = (aimed: readonly Target[], locale: Locale): Sprite[] => {
  const faces = aimed.flatMap(({ face }) => (face === '' ? [] : [facePart(face, locale)]));
  return faces.length === 0 ? [] : [joined([signPart('go'), ...faces, saidPart('?')])];
};

/** The row before where it is the march of those who passed these gates: both are one row. */
function marchThrough({ shown }: Told, before: Row | undefined): Row | undefined {
  const [march] = before?.isSpare ? marchesOf(before.tolds) : [];
  return march && march.seat === shown.seat && march.way.at(-1) === shown.castle ? before : undefined;
}

/** The march of the row before that ended where this was done: both are one row. */
function marchTo(told: Told, before: Row | undefined): March | undefined {
  const [march] = before?.isSpare ? marchesOf(before.tolds) : [];
  return march && typeof told.shown.ruin === 'string' && endsOf(told)[0] === march.way.at(-1) ? march : undefined;
}

/** Who was called to act right before the n-th deed. */
const callerIn = (deeds: readonly Told[], n: number): string | undefined => {
  const before = deeds[n - 1];
  return before?.type === 'activated' ? namedIn(before.shown.piece) : undefined;
};
const callerOf = ({ legs }: March, deeds: readonly Told[]): string | undefined =>
  callerIn(deeds, legs ? deeds.indexOf(legs[0]!) : 0);

/** Who did it, with his counter, where, and which spell he tried; `all` are the deeds in order, and `key` is the same for what is the same. */
function headOf(
  told: Told,
  view: View,
  all: readonly Told[],
  locale: Locale,
): { key: string; head: readonly Sprite[] } {
  const face = doerIn(told, all);
  const at = placeOf(told, view, all);
  const spell = namedIn(told.shown.spell);
  const words = [
    ...(face === undefined ? [] : [shortName(face, locale)]),
    ...(at === undefined ? [] : [placeName(at, locale)]),
    ...(spell === undefined ? [] : [spellName(spell, locale)]),
  ];
  const head = [
    ...(face === undefined ? [] : [facePart(face, locale)]),
    ...(words.length > 0 ? [saidPart(notes(words, locale))] : []),
  ];
  return { key: face === undefined ? '' : [told.type, ...words].join(), head };
}
