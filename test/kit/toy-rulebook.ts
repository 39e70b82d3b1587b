import { type Entry, entriesFrom, type GuidePage } from '#core/rulebook';
import type { Locale } from '#core/text';

/** What the toy says of itself: an entry for each question, and a guide of six short pages. */

const entries = entriesFrom(
  {
    walking: { rules: ['TM-1'], see: ['trading', 'winning'] },
    trading: { rules: ['TM-2', 'TM-3'], see: ['walking'] },
    hiding: { rules: [], see: ['duels'] },
    duels: { rules: ['TM-4'], see: ['hiding', 'winning'] },
    winning: { rules: ['TM-5'], see: [] },
  },
  {
    en: {
      walking: { title: 'Walking', text: 'Up to three places a turn, and never straight back.', words: ['move', 'go'] },
      trading: { title: 'Trading', text: 'Show a card and offer coins for berries.', words: ['deal', 'buy', 'sell'] },
      hiding: { title: 'Putting a card aside', text: 'In secret, one card each round.', words: ['hide', 'secret'] },
      duels: {
        title: 'The duel',
        text: 'Both commit at once; the stronger wins two points.',
        words: ['fight', 'battle'],
      },
      winning: { title: 'Winning', text: 'Most points after the last round.', words: ['goal', 'end'] },
    },
    ja: {
      walking: { title: '散歩', text: '1ターンに3か所まで進めます。すぐには引き返せません。', words: ['移動', '歩く'] },
      trading: { title: '取引', text: 'カードを見せて、コインでベリーを買います。', words: ['買う', '売る', '交渉'] },
      hiding: { title: 'カードを伏せる', text: '毎ラウンド、相手に見せずに1枚を伏せます。', words: ['隠す', '秘密'] },
      duels: { title: '決闘', text: '同時に出し合い、強いほうが2点を得ます。', words: ['戦闘', '戦う'] },
      winning: { title: '勝利', text: '最後のラウンドの後に点が多い側が勝ちます。', words: ['目的', '勝ち'] },
    },
  },
);
export const rulebook = (locale: Locale): readonly Entry[] => entries[locale];

export const ruleOf = { turn: ['walking', 'trading'], deal: ['trading'], hide: ['hiding'], duel: ['duels', 'winning'] };

const pages = (titles: readonly string[], text: (title: string) => string): GuidePage[] =>
  titles.map((title) => ({ title, text: text(title), picture: null, alt: '' }));
const guides: Record<Locale, readonly GuidePage[]> = {
  en: pages(
    ['What you want', 'A turn', 'The market', 'The duel', 'First steps', 'Pressing'],
    (title) => `All about it: ${title}.`,
  ),
  ja: pages(['目的', 'ターン', '市場', '決闘', '最初にすること', '押し方'], (title) => `「${title}」の説明です。`),
};
export const guide = (locale: Locale): readonly GuidePage[] => guides[locale];
