import type { Locale } from '#core/text';
import { encounters, events } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { setText } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { sentences } from '../prose.ts';
import { words } from '../scene.ts';
import { cream } from '../theme.ts';
import { setWhole } from '../whole-words.ts';
import { againstWisdom } from './against-wisdom.ts';
import { type CardKind, cardOf } from './card-heads.ts';
import { shortly } from './corruption-words.ts';
import { keptNames } from './head.ts';
import { printed, word } from './printed.ts';
import { idOf } from './shown.ts';
import { headlineTale, type Tale, talesOf } from './tales.ts';
import { stays } from './tallies.ts';
import { say } from './text.ts';

/** What a card does, in its own words: of the card that is asked about, else of the one in the headline. Nobody can choose without it. */

export type Card = readonly [kind: CardKind, id: string];

/** The questions that no card puts, though one may lie open: they belong to a turn, a way or a fight. */
const OF_NO_CARD: ReadonlySet<string> = new Set([
  ...['action', 'ambush', 'bring-home', 'bring-in', 'champion', 'combat-card', 'combat-first', 'command'],
  ...['damage', 'draw-rested', 'encounter', 'hand-limit', 'hero', 'hero-draw', 'keep-plot', 'keep-shadow'],
  ...['lose', 'meet', 'name-type', 'peril', 'plot', 'prepare', 'put-token', 'rearmost', 'rest', 'retreat'],
  ...['shadow', 'shadow-at-start', 'shadow-on-way', 'shadow-since-start', 'spread', 'take-back', 'trade', 'travel'],
]);

/** The card that puts the question; all see what is being carried out. Undefined where no card does. */
export function askedCard({ resolving }: View, { now }: Pick<Look, 'now'>): Card | undefined {
  const open = resolving.at(-1);
  const isOfCard = (now?.asked ?? []).some(({ key }) => key !== undefined && !OF_NO_CARD.has(key));
  return open && isOfCard ? [open.kind, open.card] : undefined;
}

/** The card whose words the board tells: what a hero has received stays with him, and is told where nothing else is. */
export function toldCard(view: View, look: Pick<Look, 'now' | 'locale'>): Card | undefined {
  const tale = headlineTale(look.now);
  return askedCard(view, look) ?? (tale && cardOf(tale.head)) ?? receivedCard(look);
}

/** The newest corruption card that stays with a hero and whose words are too long for a chip. */
function receivedCard({ now, locale }: Pick<Look, 'now' | 'locale'>): Card | undefined {
  const ids = talesOf(now).flatMap(corruptionsOf);
  const id = ids.filter((one) => stays(one) && shortly(one, locale) === undefined).at(-1);
  return id === undefined ? undefined : ['corruption', id];
}

/** Which corruption cards a tale tells of: what it began with, and what came of it. */
export const corruptionsOf = ({ head, fruits }: Tale): string[] =>
  [{ type: head.type, args: head.shown }, ...fruits].flatMap(({ type, args }) =>
    type === 'corruption-received' ? [idOf(args.corruption)] : [],
  );

/** What stands on it, without what an event has placed at once: the rows tell that. */
export function bodyOf([kind, id]: Card, locale: Locale): string[] {
  const lines = printed(kind === 'quest' && encounters.has(id) ? 'encounter' : kind, id, locale);
  const event = kind === 'event' ? events.get(id) : undefined;
  const placed = event ? (event.favors.length > 0 ? 1 : 0) + event.characters.length : 0;
  return lines.slice(placed).map((one) => one.replaceAll('**', ''));
}

/** In one run of sentences, with its name where nothing else tells that. */
export function cardWords(card: Card, { locale, isNamed }: { locale: Locale; isNamed: boolean }): string {
  const says = sentences(bodyOf(card, locale), locale);
  return isNamed ? say('effects.card-says', locale, { card: word(...card, locale), says }) : says;
}

/** How wide its words may be, and how large they are at most and at least: nearly nine pixels on a phone. */
const [FROM, TO] = [80, 1188];
const [LARGE, LEAST] = [33, 26];
const TRIED = [
  [LARGE, 2],
  [30, 2],
  [30, 3],
  [LEAST, 2],
  [LEAST, 3],
] as const;

/** Its words in at most three lines, the largest first; with how corruption stands to wisdom where the card asks for that. */
export function* settings(card: Card, view: View, { locale, isNamed }: { locale: Locale; isNamed: boolean }) {
  const says = cardWords(card, { locale, isNamed });
  if (says === '') return;
  const stands = card[0] === 'shadow' ? againstWisdom(view, card[1], locale) : [];
  const width = TO - FROM;
  for (const text of stands.length > 0 ? [sentences([says, ...stands], locale), says] : [says]) {
    const node = words(text, FROM, 0, { size: LARGE, colour: cream, tag: 'card-says' });
    if (setText(node).box.w <= width) yield node;
    for (const [size, lines] of TRIED) {
      const set = setWhole({ ...node, size, width, lines }, size, keptNames(locale));
      if (set) yield set;
    }
    // Rather a line that ends within a phrase than a third one.
    const plain = { ...node, size: LEAST, width, lines: 2 };
    if (setText(plain).size >= LEAST) yield plain;
  }
}
