import { expect, test } from 'vitest';
import { locales } from '#core/text';
import { encounters } from '#games/middle-earth-quest/printed/cards/decks';
import { quests } from '#games/middle-earth-quest/printed/cards/possessions';
import { cardLine } from '#games/middle-earth-quest/seen/text-board/cards';
import { games } from '#src/registry';

/** The position in words. */

const { text } = games.find(({ game }) => game.id === 'middle-earth-quest')!;

test('a quest is read out wherever it came from: from its own deck, or with an encounter', () => {
  const met = [...encounters.values()].filter(({ kind }) => kind === 'quest').map(({ id }) => id);
  expect(met.length).toBeGreaterThan(0);
  for (const id of [...met, ...quests.keys()])
    for (const locale of locales) expect(text.say(cardLine('quest', id), locale).length).toBeGreaterThan(20);
});
