import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { ruins } from '#games/tears-of-the-dragon/printed/content';
import type { Now } from '../pictures.ts';
import { list, sentences, times } from '../prose.ts';
import { againIn } from './again-parts.ts';
import { inOrder } from './fight-told.ts';
import { hurtWords, isPerson } from './hurt-parts.ts';
import { marchesOf } from './last-action.ts';
import { faceName, placeName, shortName, sideName } from './names.ts';
import { say } from './text.ts';
import { isRecord, listOf, namedIn, numberIn, placeIn, type Told, toldIn } from './told.ts';

/** Sentences of deeds as the bar has them: without dice that a card or a plate shows, and so short that danger is never cut off. */

const DICED: ReadonlySet<string> = new Set(['initiative-rolled', 'prisoner-told', 'turn-began']);
const BRACKETS = /\s*[（(][^（()）]*[）)]/gu;

/** The sentence of a deed; `words` are those of its message. Of blows those against whoever is asked (`hit`) are told first. */
export function headline(words: string, deed: Told | undefined, locale: Locale, hit: readonly SeatId[] = []): string {
  if (deed?.type === 'ruin-known') return known(deed, locale) ?? words;
  if (deed?.type === 'ruin-searched') return searched(deed, locale) ?? words;
  if (deed?.type === 'enemy-activated') return outOfTurn(deed, locale);
  if (deed?.type === 'die-rerolled') return rerolled(deed, locale) ?? words;
  if (deed?.type === 'blows' && isInVain(deed)) return say('headline.in-vain', locale);
  if (deed?.type === 'blows') return struck(deed, locale, hit) ?? withoutDice(words, locale);
  return deed !== undefined && DICED.has(deed.type) ? words.replace(BRACKETS, '') : words;
}

/** Who may act by a roll is said in the sentence of the roll: the second of two may have no room. */
function outOfTurn({ shown }: Told, locale: Locale): string {
  const { seat, enemy, roll, n } = shown;
  const names = { who: sideName(numberIn(seat), locale), side: sideName(numberIn(enemy), locale) };
  return say('headline.out-of-turn', locale, { ...names, roll: numberIn(roll), n: numberIn(n) });
}

/** Dice of blows lie in their row. */
function withoutDice(words: string, locale: Locale): string {
  const from = words.lastIndexOf(say('headline.dice', locale));
  return from < 0 ? words : words.slice(0, from).trimEnd();
}

function known({ shown }: Told, locale: Locale): string | undefined {
  const [finder, ruin] = [namedIn(shown.finder), placeIn(shown.ruin)];
  if (finder === undefined || ruin === undefined) return undefined;
  const names = { who: shortName(finder, locale), place: placeName(ruin, locale) };
  const harm = shown.danger === true;
  return say('headline.known', locale, { ...names, n: numberIn(shown.n), of: ruins.length, danger: harm });
}

/** Whether both sides struck, and nobody was hit. */
export const isInVain = ({ shown }: Told): boolean => {
  const all = listOf(shown.blows).filter(isRecord);
  return all.length > 1 && all.every(({ hits }) => numberIn(hits) === 0) && listOf(shown.back).length === 0;
};

/** Whether both sides hit. Blows that end a battle are told with its end. */
export const isMutual = ({ shown }: Told): boolean =>
  hitsIn(shown).length > 1 && !isRecord(shown.end) && typeof shown.taken !== 'number';

const hitsIn = ({ blows }: Told['shown']): Record<string, Json>[] =>
  listOf(blows)
    .filter(isRecord)
    .filter(({ hits }) => numberIn(hits) > 0);

/** Where both sides hit: how often each, and what that has cost the other. */
function struck(deed: Told, locale: Locale, hit: readonly SeatId[]): string | undefined {
  if (!isMutual(deed)) return undefined;
  const isAsked = ({ foe }: Record<string, Json>) => hit.includes(numberIn(foe));
  const hits = hitsIn(deed.shown).toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  return sentences(hitWords(hits, locale), locale);
}

/** "Forseti: 5 hits." of each side: no line breaks within it. */
export const unbroken = (deed: Told | undefined, locale: Locale): string[] =>
  deed?.type === 'blows' && isMutual(deed)
    ? hitWords(
        hitsIn(deed.shown).map((one) => ({ ...one, came: null })),
        locale,
      )
    : [];

function hitWords(hits: readonly Record<string, Json>[], locale: Locale): string[] {
  return hits.map(({ seat, hits, came }) => {
    const harm = list(hurtWords(came, locale), locale);
    return say('headline.struck', locale, {
      side: say(`side-short.${numberIn(seat)}`, locale),
      n: numberIn(hits),
      harm: harm || null,
    });
  });
}

/** Of a wizard who looked for spells the message tells more. */
function searched({ shown }: Told, locale: Locale): string | undefined {
  const { seat, danger, wizard, came } = shown;
  const ruin = placeIn(shown.ruin);
  if (typeof seat !== 'number' || ruin === undefined || typeof wizard === 'string') return undefined;
  const names = { side: sideName(seat, locale), place: placeName(ruin, locale) };
  if (danger !== true) return say('headline.safe', locale, names);
  const harm = hurtWords(came, locale);
  return say('headline.danger', locale, { ...names, harm: harm.length > 0 ? list(harm, locale) : null });
}

/** Without what was needed: a card shows it. */
function rerolled(deed: Told, locale: Locale): string | undefined {
  const { seat } = deed.shown;
  const again = againIn(deed);
  if (typeof seat !== 'number' || again?.face === undefined || again.need === undefined) return undefined;
  const { face, was, roll, need } = again;
  const names = { side: sideName(seat, locale), who: faceName(face, locale) };
  return say('headline.again', locale, { ...names, was, roll, hit: roll <= need, miss: roll > need });
}

/** Who went where after what the headline tells; undefined where nobody did. */
export function wentAfter(now: Pick<Now, 'deeds' | 'events' | 'times'>, locale: Locale): string | undefined {
  const all = inOrder(now);
  const told = toldIn(now).at(-1);
  const march = told && marchesOf(all.slice(all.indexOf(told) + 1)).at(-1);
  if (!march) return undefined;
  const { pieces, seat, way } = march;
  const [first] = [...pieces.filter(isPerson), ...pieces];
  const others = pieces.filter((face) => face !== first).length;
  const who =
    first === undefined
      ? say(`side-short.${seat}`, locale)
      : others > 0
        ? say('band.more', locale, { name: shortName(first, locale), n: pieces.length - 1 })
        : times(shortName(first, locale), pieces.length, locale);
  return say('headline.then', locale, { who, to: placeName(way.at(-1)!, locale) });
}
