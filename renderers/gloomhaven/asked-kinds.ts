import type { Locale } from '#core/text';
import { text as printed } from '#games/gloomhaven/printed/text';
import type { View } from '#games/gloomhaven/seen/view.types';
import { capital } from '../asked-bar.ts';
import { textWidth } from '../measure.ts';
import type { NowAsked } from '../pictures.ts';
import { namesPrinted } from '../printed-names.ts';
import { list } from '../prose.ts';
import { group, put, type Sprite } from '../scene.ts';
import { isAskedWhole } from '../story-bar.ts';
import { askedSigns } from './asked-signs.ts';
import { heroCounter } from './figures.ts';
import { cardName } from './names.ts';
import { say } from './text.ts';

/** Of several who are asked: a row for each kind of question, with the portraits of all to whom it is put. */

/** A row of the story bar: portraits, what they are asked, and what can be done that has no place on the map. */
interface Row {
  arms?: Sprite;
  words: string;
  signs?: Sprite;
}

/** Who is asked, at the beginning of a question. */
const ASKED = /^[^:：]+[:：]\s*/u;
const ASIDE = /\s*[（(][^（()）]*[）)]/gu;

/** Whoever is to play two cards and has fewer can only rest (GH-4.1). */
const mustRest = ({ characters }: View, { key, seat }: NowAsked): boolean =>
  key === 'choose' && (characters.find((one) => one.seat === seat)?.hand ?? 2) < 2;

/** Those of one kind, by what they are asked. */
function byKind(view: View, asked: readonly NowAsked[]): Map<string, NowAsked[]> {
  const kinds = new Map<string, NowAsked[]>();
  for (const one of asked) {
    const own = mustRest(view, one) ? REST : one.words.replace(ASKED, '').replace(ASIDE, '');
    const kind = lostCard(one) === undefined ? own : 'rest-card';
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return kinds;
}

const REST = 'rest';

/** "Where does Brute go?": whoever is asked stands before it as a portrait, and is named again in it. */
function onceNamed(words: string): string {
  const before = ASKED.exec(words)?.[0] ?? '';
  const name = before.replace(/[:：]\s*$/u, '');
  const rest = words.slice(before.length);
  return name !== '' && rest.includes(name) ? capital(rest) : words;
}

/** So many rows they take. */
export const kindsOf = (view: View, asked: readonly NowAsked[]): number => byKind(view, asked).size;

/** The questions of all, those of one kind as one: of one alone in its own words, of several without the names of who is asked. */
export function askedKinds(view: View, asked: readonly NowAsked[], locale: Locale): Row[] {
  return [...byKind(view, asked)].map(([kind, those]): Row => {
    const arms = portraits(
      view,
      those.map(({ seat }) => seat),
    );
    const [first] = those as [NowAsked];
    const lost = those.flatMap((one) => lostCard(one) ?? []);
    const words =
      kind === REST
        ? say('asked.rest', locale)
        : those.length === 1
          ? arms
            ? onceNamed(first.words)
            : first.words
          : lost.length > 0
            ? say('asked.lose', locale, { cards: cards(lost, locale) })
            : kind;
    const free = BAR_WIDE - (arms ? arms.w + 12 : 0);
    const room = Math.min(SIGNS, free - leastOf(words));
    const isWhole = (w: number) => isAskedWhole(words, free - w - 12, namesPrinted(printed, locale));
    const signs = askedSigns({ view, asked: those, locale }, { room, isWhole });
    return { ...(arms && { arms }), words, ...(signs && { signs }) };
  });
}
/** How wide a row is from its first portrait to its edge, in pixels. */
const BAR_WIDE = 1110;
/** No wider are signs: a question beside them has two lines. */
const SIGNS = 760;
/** So wide a question is on two lines, without what it says in brackets. */
const leastOf = (words: string): number =>
  Math.max(180, Math.ceil(textWidth(words.replace(ASIDE, ''), 28, true) * 0.6));

const cards = (lost: readonly number[], locale: Locale): string =>
  list(
    lost.map((no) => cardName(no, locale)),
    locale,
  );

/** The card that a short rest would take. */
function lostCard({ key, about }: NowAsked): number | undefined {
  if (key !== 'rest-card' || typeof about !== 'object' || about === null || Array.isArray(about)) return undefined;
  return typeof about.card === 'number' ? about.card : undefined;
}

const HIGH = 44;
const EACH = HIGH + 6;

/** Beside one another; nothing where none of them has a character. */
function portraits(view: View, seats: readonly number[]): Sprite | undefined {
  const heroes = seats.flatMap((seat) => view.characters.find((one) => one.seat === seat) ?? []);
  if (heroes.length === 0) return undefined;
  const each = heroes.map(({ seat, class: what }, n) =>
    put({ w: HIGH, h: HIGH, nodes: [group(heroCounter(seat, what, 27), { x: HIGH / 2, y: HIGH / 2 })] }, n * EACH, 0),
  );
  return { w: heroes.length * EACH - 6, h: HIGH, nodes: each };
}
