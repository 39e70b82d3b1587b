import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { card as printed } from '#games/gloomhaven/printed/content/cards';
import { classes, conditions, creatures, scenarioList } from '#games/gloomhaven/printed/content/content';
import type { SeenFigure, View } from '#games/gloomhaven/seen/view.types';
import { say, text } from './text.ts';

/** Names as the components print them. Unknown ids show as they are, so that new content is seen. */

export const className = (id: string, locale: Locale): string =>
  [...classes.values()].find((one) => one.id === id)?.name[locale] ?? id;

/** The class of a seat: characters have no other name. */
export const seatName = ({ characters }: View, seat: SeatId, locale: Locale): string =>
  className(characters.find((one) => one.seat === seat)?.class ?? '', locale);

export function monsterName(id: string, locale: Locale): string {
  const { monsters, bosses } = bestiary();
  return (monsters.get(id) ?? bosses.get(id))?.name[locale] ?? id;
}
export const cardName = (no: number, locale: Locale): string => printed(no).name[locale];
export const conditionName = (id: string, locale: Locale): string =>
  [...conditions.values()].find((one) => one.id === id)?.name[locale] ?? id;
export const scenarioName = ({ scenario: id }: View, locale: Locale): string =>
  scenarioList.get(id)?.name[locale] ?? String(id);

const creatureName = (id: string, locale: Locale): string => creatures.get(id)?.name[locale] ?? id;

/** What a thing of a scenario is. */
export const kindName = (what: string, locale: Locale): string =>
  text.has(`objective.${what}`, locale) ? say(`objective.${what}`, locale) : what;

function thingName({ what, standee }: SeenFigure, locale: Locale): string {
  const name = kindName(what, locale);
  return standee === null ? name : say('name.normal', locale, { name, n: standee });
}

/** "Bandit Guard #3", "elite Bandit Archer #1", "Brute", "Rat Swarm of the Mindthief". */
export function figureName(view: View, figure: SeenFigure, locale: Locale): string {
  const { kind, what, rank, standee, seat } = figure;
  switch (kind) {
    case 'character':
      return className(what, locale);
    case 'monster':
      return say(`name.${rank ?? 'normal'}`, locale, { name: monsterName(what, locale), n: standee ?? 0 });
    case 'summon':
      return say('name.summon', locale, { name: creatureName(what, locale), of: seatName(view, seat ?? 0, locale) });
    case 'objective':
      return thingName(figure, locale);
  }
}
