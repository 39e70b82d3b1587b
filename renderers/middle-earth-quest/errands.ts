import { quests } from '#games/middle-earth-quest/printed/cards/possessions';
import { locations } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';

/** Where the open quests of the heroes lead: what a quest asks for at a place of the map. */

type Quest = NonNullable<ReturnType<typeof quests.get>>;

export interface Errand {
  seat: number;
  hero: string;
  quest: Quest;
  /** The place where it is done. */
  at: string;
}

/** The places that a task names; a fight with a minion is done wherever that stands, and names none. */
const placesOf = (task: Quest['task']): string[] => {
  if (task.is === 'any') return task.of.flatMap(placesOf);
  return task.is === 'combat' ? [] : [task.at];
};

/** All of them, hero by hero. */
export const errandsOf = (view: View): Errand[] =>
  view.heroes.flatMap(({ seat, id, starting, advanced, quests: held }) => {
    const open = [starting, advanced].flatMap(({ card, is }) => (is === 'open' ? [card] : []));
    return [...open, ...held].flatMap((card) => {
      const quest = quests.get(card);
      if (!quest) return [];
      return placesOf(quest.task)
        .filter((at) => locations.has(at))
        .map((at) => ({ seat, hero: id, quest, at }));
    });
  });
