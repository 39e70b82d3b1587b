import type { Locale } from '#core/text';
import { corruptions, encounters, plotInPlay, plots, shadows } from '#games/middle-earth-quest/printed/cards/decks';
import { sentence } from '../prose.ts';
import { type Node, put, readAs, type Sprite, words } from '../scene.ts';
import { alarm, ink } from '../theme.ts';
import { type CardLook, cardFrame, headHeight } from './card-frame.ts';
import { markerPiece } from './pieces.ts';
import { printed, word } from './printed.ts';
import { prose } from './sheets.ts';
import { eye, signAt } from './signs.ts';
import { say } from './text.ts';

/** Cards whose text is what they are: Shadow, Plot, Peril, corruption, quest, event and encounter cards. */

export type Kind = 'shadow' | 'plot' | 'peril' | 'corruption' | 'quest' | 'event' | 'encounter' | 'item';

const COLOURS: Readonly<Record<Kind, readonly [string, string]>> = {
  shadow: ['#4b2a55', '#24102b'],
  plot: ['#7a2a18', '#3f1209'],
  peril: ['#3b4a2a', '#1a2411'],
  corruption: ['#51303a', '#26121a'],
  quest: ['#2f5f88', '#15324c'],
  event: ['#2f6fa8', '#17395a'],
  encounter: ['#3f6b48', '#1c3823'],
  item: ['#7c5a1f', '#3f2c0b'],
};

export interface TextLook extends CardLook {
  locale: Locale;
  /** How much lies in the Shadow Pool: what asks for more says so in the colour of alarm. */
  pool?: number;
  /** What has become of it, above its text. */
  stamp?: string;
}

/** What a card asks for and what it moves, above its text. */
function lead(kind: Kind, id: string, { locale, pool, stamp }: TextLook): Node[] {
  if (stamp !== undefined) return [words(stamp, 0, 0, { size: 28, bold: true, colour: '#1f7d58' })];
  if (kind === 'shadow') {
    const card = shadows.get(id)!;
    return asks(card.pool, { locale, ...(pool !== undefined && { pool }) });
  }
  if (kind === 'plot') {
    const { marker, advance } = plotInPlay(id);
    const asked = plots.get(id)?.pool ?? 0;
    const x = asked > 0 ? 254 : 0;
    return [
      ...(asked > 0 ? asks(asked, { locale, ...(pool !== undefined && { pool }) }) : []),
      put(markerPiece(marker, 30), x, -15),
      words(`+${advance}`, x + 38, 0, { size: 30, bold: true, colour: ink }),
    ];
  }
  if (kind === 'corruption') {
    const card = corruptions.get(id)!;
    const says = card.kind === 'ongoing' ? say('card.heals', locale, { n: card.favor }) : say('card.at-once', locale);
    return [words(says, 0, 0, { size: 27, bold: true, colour: ink })];
  }
  return [];
}

const asks = (n: number, { locale, pool }: { locale: Locale; pool?: number }): Node[] => [
  signAt(eye('#d9552b', '#1b1114'), 16, 0, 32),
  words(say('card.pool', locale, { n }), 40, 0, {
    size: 28,
    bold: true,
    colour: pool !== undefined && pool < n ? alarm : ink,
    width: 208,
  }),
];

/** The text, with when a Shadow card is played. */
const lines = (kind: Kind, id: string, locale: Locale): string[] => [
  ...(kind === 'shadow' ? [sentence(word('moment', shadows.get(id)!.timing, locale), locale)] : []),
  ...printed(kind === 'quest' && encounters.has(id) ? 'encounter' : kind, id, locale),
];

/** Drawn so wide and at least so high. */
export function textCard(kind: Kind, id: string, look: TextLook, [w, least]: readonly [number, number]): Sprite {
  const [colour, dark] = COLOURS[kind];
  const above = lead(kind, id, look);
  const { n, mark } = look;
  const name = word(kind, id, look.locale);
  const framed = { w, name, ...(n !== undefined && { n }), ...(mark !== undefined && { mark }) };
  const head = headHeight(framed);
  const top = head + 14 + (above.length > 0 ? 44 : 0);
  const text = prose(lines(kind, id, look.locale), { width: w - 28 });
  const h = Math.max(least, top + Math.ceil(text.h) + 16);
  return {
    w,
    h,
    nodes: [
      ...cardFrame({ ...framed, h, colour, dark }),
      put({ w, h: 40, nodes: above }, 14, head + 32),
      put(text, 14, top),
      readAs(kind === 'item' ? { of: 'item', id } : { of: 'card', id, deck: kind }, { w, h }),
    ],
  };
}
