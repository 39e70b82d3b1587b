import { isMessage, type Locale } from '#core/text';
import type { Json, Message } from '#core/types';
import { textWidth } from '../measure.ts';
import type { Now } from '../pictures.ts';
import { list } from '../prose.ts';
import { put, type Sprite } from '../scene.ts';
import { blow, parts, plated, SIZE, signFor } from './chip.ts';
import { inRows } from './chip-rows.ts';
import { BAR_WIDTH } from './combat-bars.ts';
import type { Side } from './combat-sides.ts';
import { combatCardName } from './names.ts';
import { told } from './printed.ts';
import { messages, numberOf } from './shown.ts';
import { signed } from './tallies.ts';
import { say } from './text.ts';

/** Which cards a side of a fight has drawn, lost, given for a blow and taken back: chips below its bars, with their names and what took them. */

type Told = Now['events'][number];
const cardsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What an event has done to a hand: how many cards came, or which went and which came back. */
interface HandNews {
  n: number;
  is: 'drew' | 'discarded' | 'took-back';
  cards: readonly string[];
  /** They have paid for a blow, or for a part of it: how much damage it dealt. */
  hurt?: number;
  /** They came off the life pool; else they were in hand. */
  isLife?: true;
  /** What took them, by its name. */
  cause?: Message;
  /** In which round, of what came after the first had begun. */
  round?: number;
}

/** Nothing of what is not of this side. */
function newsOf({ type, shown }: Told, side: Side, ids: { seat: number; who: string }): HandNews[] {
  const isOwn = side === 'hero' ? shown.seat === ids.seat || shown.who === ids.who : shown.who === ids.who;
  if (type === 'foe-draws') return side === 'foe' ? [{ n: numberOf(shown.n), is: 'drew', cards: [] }] : [];
  if (!isOwn) return [];
  const cards = cardsOf(shown.cards);
  switch (type) {
    case 'hero-draws':
    case 'combat-draws':
      return [{ n: numberOf(shown.n), is: 'drew', cards: [] }];
    case 'combat-returns':
      return [{ n: cards.length, is: 'took-back', cards }];
    case 'hero-hurt': {
      const paid = (from: string) =>
        messages(shown.from).flatMap(({ key, args }) => (key === from ? cardsOf(args?.cards) : []));
      const [hand, life] = [paid('label.of-hand'), paid('label.of-life')];
      const hurt = numberOf(shown.n);
      // The blow stands before what has paid for it, once.
      return [
        { n: hand.length, is: 'discarded', cards: hand, hurt },
        { n: life.length, is: 'discarded', cards: life, isLife: true, ...(hand.length === 0 && { hurt }) },
      ];
    }
    case 'combat-discards':
    case 'hand-discarded':
      return [{ n: cards.length, is: 'discarded', cards }];
  }
  return [];
}

/** What became of how many cards, with their names: a second chip has the names for which the first has no room. */
function wordsOf(news: HandNews, locale: Locale): string[] {
  const first = namedOf(news, locale);
  const left = news.cards.slice(first.named).map((id) => combatCardName(id, locale));
  const rest = list(left, locale);
  return first.named > 0 && left.length > 0 && textWidth(rest, SIZE, true) <= BAR_WIDTH - SIGN
    ? [first.whole, rest]
    : [first.cut];
}

/** In one chip, and how many names it has. */
function namedOf(news: HandNews, locale: Locale): Named {
  const { n: many, is, cards, hurt, cause } = news;
  const what = cause ? signed(-many) : say(`combat.${is}`, locale, { n: many });
  const all = cards.map((id) => combatCardName(id, locale));
  const before = [...roundOf(news, locale), ...causeOf(news, locale)].reduce(
    (sum, one) => sum + textWidth(one, SIZE, true) + 8,
    0,
  );
  const room = BAR_WIDTH - before - (hurt === undefined ? SIGN : SIGN + BLOW);
  for (let n = all.length; n > 0; n--) {
    const named = list(all.slice(0, n), locale);
    const whole = cause ? `${what} ${named}` : say(`combat.${is}-named`, locale, { cards: named });
    const cut = n === all.length ? whole : say('combat.cards-cut', locale, { what, cards: named });
    if (textWidth(cut, SIZE, true) <= room) return { named: n, whole, cut };
  }
  return { named: 0, whole: what, cut: what };
}

/** What stands in a chip where a second follows, and where none does. */
interface Named {
  named: number;
  whole: string;
  cut: string;
}
/** So wide are the sign of a hand with its plate, and a blow. */
const [SIGN, BLOW] = [64, 64];

const signOf = ({ isLife }: HandNews): Sprite => signFor(isLife ? 'life' : 'hand');

/** Its round, in short. */
const roundOf = ({ round }: HandNews, locale: Locale): string[] =>
  round === undefined ? [] : [say('combat.in-round', locale, { n: round })];

/** What took the cards, before an arrow: a card or a power. */
const causeOf = ({ cause }: HandNews, locale: Locale): string[] =>
  cause ? [`${told(cause.key, cause.args ?? {}, locale).replaceAll(/[「」]/g, '')} →`] : [];
/** What a card or a power says that takes cards from a hand. */
const TAKES: ReadonlySet<string> = new Set(['combat.discards', 'combat.discards-and-hurts']);
/** Of cards that were taken by chance what took them: the news say it just before. */
function takerOf(events: readonly Told[], at: number): Message | undefined {
  const [before, taken] = [events[at - 1], events[at]!];
  const says = before?.type === 'combat-why' ? before.shown.says : undefined;
  if (taken.type !== 'combat-discards' || !isMessage(says) || !TAKES.has(says.key)) return undefined;
  const { by, who } = says.args ?? {};
  return who === taken.shown.who && isMessage(by) ? by : undefined;
}

/** The chips of a side, at most two rows; nothing where its hand has not changed. */
export function handNews(
  now: Now | undefined,
  side: Side,
  ids: { seat: number; who: string },
  locale: Locale,
): Sprite[] {
  const events = now?.events ?? [];
  const begun = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'combat-begins'),
    ),
  );
  let round: number | undefined;
  const all = begun
    .flatMap((event, n) => {
      if (event.type === 'combat-round') round = numberOf(event.shown.round);
      const cause = takerOf(begun, n);
      return newsOf(event, side, ids).map(
        (news): HandNews => ({ ...news, ...(cause && { cause }), ...(round !== undefined && { round }) }),
      );
    })
    .filter(({ n }) => n !== 0);
  if (all.length === 0) return [];
  // What came unseen is one sum.
  const drawn = all.filter(({ cards }) => cards.length === 0).reduce((sum, { n }) => sum + n, 0);
  const shown: HandNews[] = [
    ...(drawn > 0 ? [{ n: drawn, is: 'drew', cards: [] } as const] : []),
    ...all.filter(({ cards }) => cards.length > 0),
  ];
  const chips = shown.flatMap((one) =>
    wordsOf(one, locale).map((words, n) => ({
      sprite: plated(
        n > 0
          ? parts(signOf(one), words)
          : parts(
              ...[...roundOf(one, locale), ...causeOf(one, locale)],
              ...[...(one.hurt === undefined ? [] : [blow(one.hurt)]), signOf(one), words],
            ),
        false,
      ),
      // What a blow cost matters more than what was drawn.
      weight: one.is === 'drew' ? 0 : 1,
      begins: false,
    })),
  );
  const { rows, k } = inRows(chips, BAR_WIDTH, locale, [
    [2, 1],
    [3, 1],
  ]);
  const high = rows.length * 44 * k;
  return [
    {
      w: BAR_WIDTH,
      h: high,
      nodes: rows.map((line, n) => put(line, 0, n * 44 * k + 2, Math.min(k, BAR_WIDTH / line.w))),
    },
  ];
}
