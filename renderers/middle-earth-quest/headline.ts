import { isMessage, type Locale } from '#core/text';
import type { Json, Message } from '#core/types';
import { text as printed } from '#games/middle-earth-quest/printed/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Look, Now } from '../pictures.ts';
import { storyWords } from '../story-bar.ts';
import { heroName, placeName } from './names.ts';
import { say } from './text.ts';

/** The sentence of a deed as the pictures have it: without what the board shows, and no longer than there is room. */

type Deed = NonNullable<Now['deeds']>[number];

/** What stands in brackets: cards that were paid, sums and counts. The board shows them, and the log has them. */
const ASIDE = /\s*[（(](?:[^（()）]|[（(][^（()）]*[）)])*[）)]/gu;
/** The same of a way: how many cards it took the hero’s line shows. */
const PAID = /, paying [^.]*(?=\.$)/u;

/** Texts of cards are quoted, a line each: here they are sentences on one line. */
const unquoted = (text: string, locale: Locale): string =>
  text.replace(/^\s*>\s*/gmu, '').replace(/\s*\n\s*/gu, locale === 'en' ? ' ' : '');

/** Of these what stands in brackets is the news itself. */
const WHOLE: ReadonlySet<string> = new Set(['favor-placed', 'influence-placed', 'markers-move']);
const WAYS: ReadonlySet<string> = new Set(['hero-moves', 'hero-travels']);

/** Its sentence without what the board shows. */
export function toldWords(text: string, deed: { type: string } | undefined, locale: Locale): string {
  const plain = unquoted(text, locale);
  if (deed && WHOLE.has(deed.type)) return storyWords(plain);
  const bare = plain.replace(ASIDE, '');
  return storyWords(deed && WAYS.has(deed.type) ? bare.replace(PAID, '') : bare);
}

/** How wide three lines of a headline are together, with air for where they break. */
const ROOM = 3 * 640;
const hasRoom = (text: string): boolean => textWidth(text, 31, 'display') <= ROOM;

/** The headline of the newest news; undefined where nothing is told. */
export function headlineWords(view: View, { locale, now }: Look): string | undefined {
  const text = now?.said.at(-1);
  if (text === undefined) return undefined;
  const deed = now?.deeds?.at(-1);
  const plain = toldWords(text, deed, locale);
  if (!deed) return plain;
  const way = travelled(view, deed, locale);
  if (way) return way;
  if (hasRoom(plain) && !isChosen(deed)) return plain;
  return [...shorter(deed)].map((one) => toldWords(saidOf(view, one, locale), one, locale)).find(hasRoom) ?? plain;
}

const cameOf = ({ shown: { came } }: Deed): Message[] => (Array.isArray(came) ? came.filter(isMessage) : []);
const isChoice = ({ key }: Message): boolean => key === 'came.effect-chosen';
/** Whether somebody chose of several effects, and something came of that. */
const isChosen = (deed: Deed): boolean => cameOf(deed).some(isChoice) && !cameOf(deed).every(isChoice);

/** The deed with less and less of what came of it, which stands below the bar: first what was chosen, as it came. */
function* shorter(deed: Deed): Generator<Deed> {
  const all = cameOf(deed);
  const kept = isChosen(deed) ? all.filter((one) => !isChoice(one)) : all;
  for (let n = kept.length; n >= 0; n--) {
    const { came: _, ...bare } = deed.shown;
    yield { ...deed, shown: n > 0 ? { ...bare, came: kept.slice(0, n) as unknown as Json } : { ...bare, came: null } };
  }
}

/** In the words of the game, where a seat is called by its hero. */
export const saidOf = (view: View, { type, shown }: Deed, locale: Locale): string =>
  printed
    .renamed((key) => {
      const hero = view.heroes.find(({ seat }) => key === `seat.${seat}`);
      return hero && { key: `hero.${hero.id}` };
    })
    .say({ key: `event.${type}`, args: shown }, locale);

/** A long way in few words, one that leads back as such; undefined of any other. */
function travelled(view: View, { type, shown: { seat, from, to, via } }: Deed, locale: Locale): string | undefined {
  const hero = view.heroes.find((one) => one.seat === seat);
  if (type !== 'hero-travels' || !hero || !Array.isArray(via)) return undefined;
  const who = heroName(hero.id, locale);
  const [first] = via;
  const place = isMessage(first) ? first.key.replace(/^location\./, '') : '';
  const ends = { who, from: placeName(from as string, locale), to: placeName(to as string, locale) };
  if (from !== to) return via.length > 1 ? say('head.far', locale, { ...ends, n: via.length + 1 }) : undefined;
  return via.length === 1
    ? say('head.back', locale, { who, place: placeName(place, locale) })
    : say('head.round', locale, { ...ends, n: via.length + 1 });
}
