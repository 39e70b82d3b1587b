import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { AutomaCards } from '#games/scythe/printed/automa';
import { Abilities, factions, factoryCards, read } from '#games/scythe/printed/content';
import {
  CombatCards,
  Encounters,
  Factions,
  FactoryCards,
  Objectives,
  PlayerMats,
  Scoring,
  Tiles,
} from '#games/scythe/printed/files';
import { Board } from '#games/scythe/printed/schema';
import { text } from '#games/scythe/printed/text';
import { dataFiles, dataOf, unsaid, withStranger } from '../../kit/data-files.ts';

/** What lies in `data/scythe` is read to the last field, and nothing else is let in. */

describe('The data', () => {
  const GAME = 'scythe';
  const FILES: Record<string, z.ZodType> = {
    'abilities.json': Abilities,
    'automa.json': AutomaCards,
    'board.json': Board,
    'combat-cards.json': CombatCards,
    'encounters.json': Encounters,
    'factions.json': Factions,
    'factory-cards.json': FactoryCards,
    'objectives.json': Objectives,
    'player-mats.json': PlayerMats,
    'scoring.json': Scoring,
    'structure-bonus.json': Tiles,
  };

  test('are these files, and words in two languages', () => {
    expect(dataFiles(GAME).sort()).toEqual(Object.keys(FILES).sort());
    expect(unsaid(GAME, text)).toEqual([]);
  });

  test.each(Object.keys(FILES))('%s is read to the last field', (file) => {
    expect(read(file, FILES[file]!, dataOf(GAME, file))).toStrictEqual(dataOf(GAME, file));
  });

  test.each(Object.keys(FILES))(
    '%s with a strange field anywhere does not start the program, which says where',
    (file) => {
      const all = [...withStranger(dataOf(GAME, file))];
      expect(all.length).toBeGreaterThan(4);
      for (const { path, planted } of all) {
        expect(() => read(file, FILES[file]!, planted), path).toThrow(`data/scythe/${file}: ${path}: `);
      }
    },
  );

  test('say of each ability who gave it its Japanese name: 14 are ours, as the documents say', () => {
    const abilities = [...factions.values()].flatMap(({ ability, mechs }) => [ability, ...mechs]);
    const named = new Map(abilities.map(({ id, jaSource }) => [id, jaSource]));
    expect([...named.values()].filter((source) => source === 'own')).toHaveLength(14);
  });

  test('say of each Factory card how well its sources agree: of card 3, about which they do not, both readings are there', () => {
    const disputed = [...factoryCards.values()].filter(({ confidence }) => confidence === 'disputed');
    expect(disputed.map(({ id }) => id)).toEqual(['F03', 'F03-power']);
    for (const { note, confidence } of factoryCards.values()) if (note) expect(confidence).not.toBe('verified');
  });
});
