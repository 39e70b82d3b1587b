import { isMessage, type Locale } from '#core/text';
import type { Json, Message } from '#core/types';
import { text as printed } from '#games/middle-earth-quest/printed/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Look, Now } from '../pictures.ts';
import { clauses, sentence, sentences } from '../prose.ts';
import { storyWords } from '../story-bar.ts';
import { rallyWords, together } from './headline-rally.ts';
import { heroName, placeName } from './names.ts';
import { numberOf } from './shown.ts';
import { fruitsOf, headlineTale } from './tales.ts';
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
/** Of these the place tells where a hero met a peril. */
const PERILS: ReadonlySet<string> = new Set(['peril-drawn', 'peril']);
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
export function headlineWords(view: View, look: Look): string | undefined {
  const told = bareHeadline(view, look);
  if (told === undefined) return undefined;
  const more = onCard(view, look);
  const longer = more === undefined ? told : sentences([told, more], look.locale);
  return hasRoom(longer) ? longer : told;
}

/** Whether every sentence of the headline tells what moved or was paid: none of them is left out for larger letters. */
export const isHeadlineWhole = ({ now }: Pick<Look, 'now'>): boolean => {
  const tale = headlineTale(now);
  return tale?.head.type === 'rallied' || (tale?.fruits ?? []).some(({ type }) => type === 'favor-on-card');
};

/** Which heroes have put favor on the card of the headline since it was drawn. */
function onCard({ heroes }: View, { locale, now }: Look): string | undefined {
  const put = (headlineTale(now)?.fruits ?? []).filter(
    ({ type, args }) => type === 'favor-on-card' && numberOf(args.n) > 0,
  );
  const names = put.flatMap(({ args }) => {
    const hero = heroes.find(({ seat }) => seat === args.seat);
    return hero ? [heroName(hero.id, locale)] : [];
  });
  const n = numberOf(put[0]?.args.n);
  if (names.length === 0 || put.some(({ args }) => args.n !== n)) return undefined;
  return say(names.length === 1 ? 'head.on-card-one' : 'head.on-card', locale, { who: together(names, locale), n });
}

function bareHeadline(view: View, { locale, now }: Look): string | undefined {
  const text = now?.said.at(-1);
  if (text === undefined) return undefined;
  const deed = now?.deeds?.at(-1);
  const plain = toldWords(text, deed, locale);
  if (!deed) return plain;
  const own = ownWords(view, { deed, now }, locale) ?? finaleWords(deed, { locale, now });
  if (own) return own;
  if (hasRoom(plain) && !cameOf(deed).some(isChoice)) return plain;
  return [...shorter(deed)].map((one) => toldWords(saidOf(view, one, locale), one, locale)).find(hasRoom) ?? plain;
}

const cameOf = ({ shown: { came } }: Deed): Message[] => (Array.isArray(came) ? came.filter(isMessage) : []);
const isChoice = ({ key }: Message): boolean => key === 'came.effect-chosen';

/** The deed with less and less of what came of it, which stands below the bar: what was chosen only as it came. */
function* shorter(deed: Deed): Generator<Deed> {
  const kept = cameOf(deed).filter((one) => !isChoice(one));
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

/** A deed in words of the picture alone; undefined of one that has none. */
const ownWords = (
  view: View,
  { deed, now }: { deed: Deed; now: Now | undefined },
  locale: Locale,
): string | undefined =>
  travelled(view, { deed, now }, locale) ?? begun(view, deed, locale) ?? rallied(deed, locale) ?? acted(deed, locale);

/** Of the finale whose objective is met, and which markers that has moved. */
function finaleWords({ type, shown }: Deed, { locale, now }: Look): string | undefined {
  if (type !== 'finale') return undefined;
  const moved = (now?.events ?? []).flatMap((one) => (one.type === 'marker-moves' ? one.shown.marker : []));
  const met = sideOf(shown.heroes === true, shown.sauron === true);
  const brings = sideOf(
    moved.includes('green'),
    moved.some((one) => one !== 'green'),
  );
  return sentences([say(`head.met.${met}`, locale), say(`head.brings.${brings}`, locale)], locale);
}
const sideOf = (heroes: boolean, sauron: boolean): 'both' | 'heroes' | 'sauron' | 'none' =>
  heroes ? (sauron ? 'both' : 'heroes') : sauron ? 'sauron' : 'none';

/** Of a turn that has only begun, with what the hero begins it. */
function begun({ heroes }: View, { type, shown }: Deed, locale: Locale): string | undefined {
  const hero = heroes.find(({ seat }) => seat === shown.seat);
  if (type !== 'hero-turn' || !hero) return undefined;
  const { life, hand } = hero.piles;
  return say('head.turn', locale, { who: heroName(hero.id, locale), place: placeName(hero.at, locale), life, hand });
}

/** Of a Hero Rally what left the map, where, and every marker that moved. */
function rallied({ type, shown }: Deed, locale: Locale): string | undefined {
  if (type !== 'rallied') return undefined;
  const all = rallyWords(shown.places, fruitsOf(shown), locale);
  return all.find(hasRoom) ?? all.at(-1);
}

/** Of an action of Sauron what came of it: its row stands below. */
function acted(deed: Deed, locale: Locale): string | undefined {
  const came = cameOf(deed);
  if (deed.type !== 'action-taken' || came.length === 0) return undefined;
  const text = sentence(
    clauses(
      came.map((one) => printed.say(one, locale)),
      locale,
    ),
    locale,
  );
  return hasRoom(text) ? storyWords(text) : undefined;
}

/** A long way in few words, one that leads back as such, and whether a peril was met where it began; undefined of any other. */
function travelled(
  view: View,
  { deed, now }: { deed: Deed; now: Now | undefined },
  locale: Locale,
): string | undefined {
  const {
    type,
    shown: { seat, from, to, via },
  } = deed;
  const hero = view.heroes.find((one) => one.seat === seat);
  if (type !== 'hero-travels' || !hero || !Array.isArray(via)) return undefined;
  const who = heroName(hero.id, locale);
  const [first] = via;
  const place = isMessage(first) ? first.key.replace(/^location\./, '') : '';
  const ends = { who, from: placeName(from as string, locale), to: placeName(to as string, locale) };
  if (from !== to) {
    const isPeril = (now?.deeds ?? []).some(
      (one) => PERILS.has(one.type) && one.shown.seat === seat && one.shown.place === from,
    );
    if (isPeril) return say('head.peril-far', locale, ends);
    return via.length > 1 ? say('head.far', locale, ends) : undefined;
  }
  return via.length === 1
    ? say('head.back', locale, { who, place: placeName(place, locale) })
    : say('head.round', locale, { ...ends, n: via.length + 1 });
}
