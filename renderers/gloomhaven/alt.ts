import type { Locale } from '#core/text';
import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import type { SeenFigure, View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { clauses, cut, list, sentence, sentences, upTo } from '../prose.ts';
import { abilityOf, turnsOf, typesSeen } from './figures-of.ts';
import { gearWords } from './gear.ts';
import { stakes } from './goal-words.ts';
import { abilityLine, inWords } from './halves.ts';
import { isInTown } from './lie.ts';
import { className, conditionName, figureName, kindName, monsterName, scenarioName } from './names.ts';
import { say } from './text.ts';

/** The board in words: who is where and how they fare, doors and traps, the cards of the round; the most important first. */

const MOST = 1000;

/** "Bandit Guard #3 at C14: 4 of 5 hit points (Poison, shield 1)". */
export function figureWords(view: View, one: SeenFigure, locale: Locale): string {
  const { hp, max, at, conditions, shield, retaliate } = one;
  const base = say('alt.figure', locale, { who: figureName(view, one, locale), at: hexName(at), hp, max });
  const more = [
    ...(one.isAlly ? [say('alt.ally', locale)] : []),
    ...conditions.map((id) => conditionName(id, locale)),
    ...(shield > 0 ? [say('alt.shield', locale, { n: shield })] : []),
    ...(retaliate > 0 ? [say('alt.retaliate', locale, { n: retaliate })] : []),
  ];
  if (more.length === 0) return base;
  const joint = locale === 'en' ? ' ' : '';
  return `${base}${joint}${say('alt.conditions', locale, { list: list(more, locale) })}`;
}

/** Everything of one type of overlay, by the names of its hexes. */
function lying(
  view: View,
  { key, type }: { key: string; type: View['overlays'][number]['type'] },
  locale: Locale,
): string[] {
  const found = view.overlays.filter((one) => one.type === type);
  if (found.length === 0) return [];
  const names = found.flatMap(({ hexes, damage }) =>
    hexes.map((at) =>
      type === 'trap' && damage !== null ? say('alt.trap', locale, { at: hexName(at), n: damage }) : hexName(at),
    ),
  );
  return [say(`alt.${key}`, locale, { list: list(names, locale) })];
}

function orderWords(view: View, locale: Locale): string[] {
  const turns = turnsOf(view);
  if (turns.length === 0) return [];
  const names = turns.map(({ seat, type, isThing, initiative }) => {
    const name =
      seat !== undefined
        ? className(view.characters.find((one) => one.seat === seat)?.class ?? '', locale)
        : isThing
          ? kindName(type ?? '', locale)
          : monsterName(type ?? '', locale);
    return say('alt.cards', locale, { card: name, initiative });
  });
  return [say('alt.order', locale, { list: list(names, locale) })];
}

export const elementsWords = (view: View, locale: Locale): string[] =>
  (['strong', 'waning'] as const).flatMap((state) => {
    const those = Object.entries(view.elements).flatMap(([id, is]) =>
      is === state ? [say(`element.${id}`, locale)] : [],
    );
    return those.length > 0 ? [say(`alt.elements-${state}`, locale, { list: list(those, locale) })] : [];
  });

/** What a type of monster does in this round. */
export function cardWords(view: View, type: string, locale: Locale): string[] {
  const { card } = abilityOf(view, type);
  if (!card) return [];
  const does = clauses(card.actions.map((one) => inWords(abilityLine(one, locale), locale)).filter(Boolean), locale);
  return [say('alt.card', locale, { type: monsterName(type, locale), initiative: card.initiative, does })];
}

/** What each has taken along, and what of it is spent or consumed. */
const itemWords = (view: View, locale: Locale): string[] =>
  view.characters.flatMap(({ class: id, items }) =>
    items.length > 0 && view.round > 0
      ? [
          say('alt.carried', locale, {
            name: className(id, locale),
            list: list(
              items.map((one) => gearWords(one, locale)),
              locale,
            ),
          }),
        ]
      : [],
  );

export const heroWords = (view: View, locale: Locale): string[] =>
  view.characters.map(({ class: id, hand, discard, lost, xp, money }) =>
    say('alt.hero', locale, {
      name: className(id, locale),
      hand,
      discard: discard.length,
      lost: lost.length,
      xp,
      money,
    }),
  );

/** What has ceased to last is seen on no figure. */
const endedWords = (now: Look['now']): string[] =>
  (now?.said ?? []).slice(0, -1).filter((_, n) => now?.deeds?.[n]?.type === 'card-ends');

export function boardAlt(view: View, { locale, now }: Look): string {
  const title = say('board.title', locale, { n: view.scenario, name: scenarioName(view, locale) });
  const acting = view.figures.find(({ id }) => id === view.turn?.actor);
  const doors = view.doors.map(({ at, state }) => say(`alt.door.${state}`, locale, { at: hexName(at) }));
  const head = [
    ...(now?.said.slice(-1) ?? []),
    ...endedWords(now),
    ...(now?.asked.map(({ words }) => words) ?? []),
    say('alt.board', locale, { title, level: view.level }),
    view.round === 0 ? say('board.setup', locale) : say('alt.round', locale, { n: view.round }),
    ...(isInTown(view) ? [say('alt.town', locale)] : []),
    ...(acting ? [say('alt.acts', locale, { who: figureName(view, acting, locale) })] : []),
  ].map((one) => sentence(one.replace(/\*\*/g, ''), locale));
  const parts = [
    ...(view.ends === null ? stakes(view, locale) : []),
    ...view.figures.map((one) => figureWords(view, one, locale)),
    ...(doors.length > 0 ? [say('alt.doors', locale, { list: list(doors, locale) })] : []),
    ...orderWords(view, locale),
    ...elementsWords(view, locale),
    ...lying(view, { key: 'traps', type: 'trap' }, locale),
    ...lying(view, { key: 'treasure', type: 'treasure' }, locale),
    ...(view.money.length > 0
      ? [
          say('alt.money', locale, {
            list: list(
              view.money.map(({ at }) => hexName(at)),
              locale,
            ),
          }),
        ]
      : []),
    ...(view.start.length > 0 && !isInTown(view)
      ? [say('alt.start', locale, { list: list(view.start.map(hexName), locale) })]
      : []),
    ...lying(view, { key: 'hazards', type: 'hazardous' }, locale),
    ...lying(view, { key: 'difficult', type: 'difficult' }, locale),
    ...lying(view, { key: 'obstacles', type: 'obstacle' }, locale),
    ...lying(view, { key: 'plates', type: 'pressure-plate' }, locale),
    ...typesSeen(view).flatMap((type) => cardWords(view, type, locale)),
    ...heroWords(view, locale),
    ...itemWords(view, locale),
  ].map((one) => sentence(one, locale));
  return cut(upTo(cut(sentences(head, locale), 500), { parts, most: MOST, more: () => '…' }, locale), MOST);
}
