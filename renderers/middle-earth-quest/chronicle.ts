import type { View } from '#games/middle-earth-quest/seen/view.types';
import { setText } from '../measure.ts';
import type { Look, Now } from '../pictures.ts';
import { disc, group, type Node, put, rect, type Sprite, shaded, stroke, type Text, words } from '../scene.ts';
import { bronze, cream, creamFaint, done, doneEdge, wood } from '../theme.ts';
import { clipped } from '../whole-words.ts';
import { smallArmsOf } from './arms.ts';
import { shortWords } from './chronicle-words.ts';
import { keptNames } from './head.ts';
import { toldWords } from './headline.ts';
import { weight } from './weights.ts';

/** Below the bar: what was done before the headline, the newest first, each behind the arms of its doer. */

/** How high it is with no line, one and two. */
const HIGH = [0, 50, 80] as const;
/** One line below others. */
const BELOW = 36;
const MOST = 2;
const LINE = 37;
const SIZE = 27;
const [LEFT, RIGHT] = [22, 1180];
/** Between arms and words, and from one deed to the next. */
const GAP = { arms: 10, deeds: 30 } as const;
/** What the count of those that are not told takes. */
const COUNT = 60;

type Deed = NonNullable<Now['deeds']>[number];
/** A deed before the headline, with its sentence. */
interface Before {
  deed: Deed;
  words: string;
}

/** Whose turn it is the bar says; of texts and sums the board and the message tell. */
const UNTOLD: ReadonlySet<string> = new Set(['hero-turn', 'sauron-turn']);

/** In a fight its own rounds are drawn, and what cards were drawn for them is no news. */
const isInFight = (deed: Deed): boolean => deed.type.startsWith('combat-') || weight(deed) < LIGHT;
const LIGHT = 14;

/** What was done before the headline, the newest first. */
function before({ locale, now }: Look, isFight: boolean): Before[] {
  const { said, deeds = [], times = [] } = now ?? { said: [] };
  return deeds
    .map((deed, n) => ({ deed, words: toldWords(said[n] ?? '', deed, locale), time: times[n] ?? n }))
    .slice(0, -1)
    .filter(({ deed, words: text }) => text !== '' && weight(deed) >= 0 && !UNTOLD.has(deed.type))
    .filter(({ deed }) => !isFight || !isInFight(deed))
    .sort((a, b) => b.time - a.time);
}

/** A deed with its arms, on its line. */
interface Set {
  arms: Sprite | undefined;
  text: Text;
  /** Its end had no room. */
  isCut: boolean;
  x: number;
  line: number;
}

interface Told {
  isFight?: boolean;
  /** So many lines, 1 below others. */
  most?: 1 | 2;
}

/** Its lines, as wide as the picture; over a fight what led to it. */
export function chronicle(view: View, look: Look, { isFight = false, most = MOST }: Told = {}): Sprite {
  const all = before(look, isFight);
  const names = keptNames(look.locale);
  const drawn = all.map((one) => ({ ...one, arms: smallArmsOf(view, one.deed, look.now?.events ?? []) }));
  let kept = drawn;
  let set = laid(kept, { count: 0, most, names });
  const isFull = () => kept.length > 1 && set.some(({ line }) => line >= most);
  if (isFull() || set.some(({ isCut }) => isCut)) {
    kept = drawn.map((one) => ({ ...one, words: shortWords(view, one.deed, look.locale) ?? one.words }));
    set = laid(kept, { count: 0, most, names });
  }
  // Where not even few words have room those that weigh least are only counted, of equal weight the oldest.
  while (isFull()) {
    const least = Math.min(...kept.map(({ deed }) => weight(deed)));
    const gone = kept.findLastIndex(({ deed }) => weight(deed) === least);
    kept = kept.filter((_, n) => n !== gone);
    set = laid(kept, { count: COUNT, most, names });
  }
  const lines = Math.min(most, Math.max(0, ...set.map(({ line, text: { lines = 1 } }) => line + lines)));
  const h = most === 1 && lines === 1 ? BELOW : HIGH[lines]!;
  if (h === 0) return { w: 1200, h, nodes: [] };
  const middle = (line: number) => (h - 3) / 2 + (line - (lines - 1) / 2) * LINE;
  const more = all.length - kept.length;
  return {
    w: 1200,
    h,
    nodes: [
      group(
        [
          rect({ x: 0, y: 0, w: 1200, h }, { fill: shaded([0, 0], [0, h], '#3a1a14', wood) }),
          rect({ x: 0, y: h - 3, w: 1200, h: 3 }, { fill: bronze }),
          ...set.flatMap(({ arms, text, x, line }): Node[] => {
            const y = text.lines === MOST ? (h - 3) / 2 : middle(line);
            return [
              arms ? put(arms, x, y - arms.h / 2) : disc(x + 9, y, 8, { fill: done, stroke: stroke(doneEdge, 2) }),
              { ...text, x: x + (arms?.w ?? 18) + GAP.arms, y },
            ];
          }),
          ...(more > 0
            ? [
                words(`+${more}`, RIGHT, middle(lines - 1), {
                  size: SIZE,
                  bold: true,
                  colour: creamFaint,
                  align: 'right',
                }),
              ]
            : []),
        ],
        { tag: 'before' },
      ),
    ],
  };
}

/**
 * One deed after the other, each on the line on which it has room; the last line leaves room for a count. One alone that is long takes
 * both lines.
 */
function laid(
  all: readonly (Before & { arms: Sprite | undefined })[],
  { count, most, names }: { count: number; most: 1 | 2; names: readonly string[] },
): Set[] {
  let [x, line]: [number, number] = [LEFT, 0];
  return all.map(({ arms, words: text }) => {
    const own = (arms?.w ?? 18) + GAP.arms;
    const one = words(text, 0, 0, { size: SIZE, colour: cream, tag: 'said-before' });
    const w = own + setText(one).box.w;
    const room = () => RIGHT - x - (line === most - 1 ? count : 0);
    if (x > LEFT && w > room()) [x, line] = [LEFT, line + 1];
    const isLong = w > room();
    const node = { ...one, width: room() - own, ...(isLong && all.length === 1 && most === MOST && { lines: MOST }) };
    const short = clipped(node, SIZE, names);
    const set = { arms, x, line, text: short, isCut: isLong && short.text !== text };
    x += Math.min(w, room()) + GAP.deeds;
    return set;
  });
}
