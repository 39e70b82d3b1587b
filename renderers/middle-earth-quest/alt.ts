import type { Locale } from '#core/text';
import { rows } from '#games/middle-earth-quest/printed/boards/action-board';
import { LOCATIONS, strongholds } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { cut, list, sentence, sentences, upTo } from '../prose.ts';
import { cardWords, toldCard } from './card-says.ts';
import { errandsOf } from './errands.ts';
import { turnWords } from './head.ts';
import { placeWords } from './lists.ts';
import { healthLeft } from './minion-number.ts';
import { characterName, eventName, faceName, heroName, minionName, placeName, plotName } from './names.ts';
import { say } from './text.ts';
import { focusOf } from './zoom.ts';

/** The board in words, the most important first. Discord takes 1,024 characters; these keep to 1,000. */

const [HEAD, MOST] = [700, 1000];

export function boardAlt(view: View, look: Look): string {
  const { locale, now } = look;
  const focus = focusOf(look.focus);
  const newest = now?.said.at(-1);
  const head = [
    ...(newest ? [sentence(newest.replaceAll('**', ''), locale)] : []),
    ...(now?.asked ?? []).map((one) => sentence(one.words.replaceAll('**', ''), locale)),
    ...cardAlt(view, look),
    say('alt.board', locale, { round: view.round, turn: turnWords(view, locale) }),
    ...(focus ? [say('alt.focus', locale, { name: focus.name(locale) })] : []),
  ];
  const parts = focus
    ? focus.places.flatMap((id) => placeWords(view, id, locale) ?? []).map((one) => sentence(one, locale))
    : boardLines(view, locale);
  const more = (n: number) => say('alt.more', locale, { n });
  return cut(upTo(cut(sentences(head, locale), HEAD), { parts, most: MOST, more }, locale), MOST);
}

/** What the card says that is asked about or that the headline tells. */
export function cardAlt(view: View, { locale, now }: Pick<Look, 'locale' | 'now'>): string[] {
  const card = toldCard(view, { locale, ...(now && { now }) });
  return card ? [cardWords(card, { locale, isNamed: true })] : [];
}

/** The whole board as text, a sentence for each kind of thing: where there is none of it, none. */
export function boardLines(view: View, locale: Locale): string[] {
  const { yellow, red, black, green } = view.markers;
  const open = LOCATIONS.filter((id) => !strongholds.has(id));
  const some = (key: string, all: readonly string[]) =>
    all.length > 0 ? [say(`alt.${key}`, locale, { list: list(all, locale) })] : [];
  const there = (id: string) => placeName(id, locale);
  return [
    say('alt.markers', locale, { green, yellow, red, black, stage: view.storyStage }),
    ...some(
      'heroes',
      view.heroes.map((one) => heroWords(one, locale)),
    ),
    ...some(
      'strongholds',
      [...strongholds].map(([id, holds]) =>
        say('alt.stronghold', locale, { place: there(id), n: view.influence[id] ?? 0, holds }),
      ),
    ),
    ...some(
      'influence',
      open.flatMap((id) =>
        view.influence[id] ? [say('alt.at', locale, { place: there(id), n: view.influence[id]! })] : [],
      ),
    ),
    say('alt.pool', locale, {
      n: view.pool.now,
      most: view.pool.most,
      shadow: view.sauron.shadow,
      plots: view.sauron.plots,
    }),
    ...some(
      'minions',
      view.minions.flatMap((one) => minionWords(one, locale)),
    ),
    ...some(
      'tokens',
      view.tokens.map((one) => tokenWords(one, locale)),
    ),
    ...some(
      'plots',
      view.slots.flatMap((one) =>
        one ? [say('alt.plot', locale, { plot: plotName(one.card, locale), place: there(one.at) })] : [],
      ),
    ),
    ...(view.event
      ? [say('alt.event', locale, { plot: eventName(view.event.card, locale), place: there(view.event.at) })]
      : []),
    ...some(
      'quests',
      errandsOf(view).map(({ hero, quest, at }) =>
        say('alt.quest', locale, { hero: heroName(hero, locale), quest: quest.name[locale], place: there(at) }),
      ),
    ),
    ...some(
      'favors',
      Object.entries(view.favors).map(([id, n]) => say('alt.at', locale, { place: there(id), n })),
    ),
    ...some(
      'characters',
      Object.entries(view.characters).map(([who, at]) =>
        say('alt.in', locale, { name: characterName(who, locale), place: there(at) }),
      ),
    ),
    ...some(
      'actions',
      [...rows.keys()].flatMap((row) =>
        view.actionTokens[row] > 0 ? [`${say(`row.${row}`, locale)} ${view.actionTokens[row]}`] : [],
      ),
    ),
    ...some(
      'reach',
      open.flatMap((id) => ((view.reach[id] ?? 0) > 0 && !view.influence[id] ? [there(id)] : [])),
    ),
  ];
}

const heroWords = ({ id, at, favor, piles }: View['heroes'][number], locale: Locale): string =>
  say('alt.hero', locale, {
    hero: heroName(id, locale),
    place: placeName(at, locale),
    favor,
    life: piles.life,
    hand: piles.hand,
  });

const minionWords = (one: View['minions'][number], locale: Locale): string[] =>
  one.is === 'board' && one.at !== null
    ? [
        say('alt.minion', locale, {
          ...{ name: minionName(one.id, locale), place: placeName(one.at, locale) },
          ...{ left: healthLeft(one), health: one.health },
        }),
      ]
    : [];

const tokenWords = ({ no, at, face }: View['tokens'][number], locale: Locale): string =>
  face === null
    ? say('alt.token', locale, { no, place: placeName(at, locale) })
    : say('alt.token-known', locale, { no, place: placeName(at, locale), face: faceName(face, locale) });
