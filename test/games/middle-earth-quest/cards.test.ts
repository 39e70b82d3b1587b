import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Json } from '#core/types';
import { ACTING, within } from '#games/middle-earth-quest/printed/cards/choices';
import {
  copiesOf,
  corruptions,
  DRAWN,
  encounterDecks,
  encounters,
  events,
  PLOT_SLOTS,
  perils,
  plots,
  shadows,
  startingPlots,
} from '#games/middle-earth-quest/printed/cards/decks';
import {
  CONSULT_FAVOR,
  characters,
  DARK_PATH,
  items,
  objectives,
  quests,
  table,
} from '#games/middle-earth-quest/printed/cards/possessions';
import * as shapes from '#games/middle-earth-quest/printed/cards/shapes';
import { minions, monsters } from '#games/middle-earth-quest/printed/combat/foes';
import { heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import { CHARACTERS, HEROES, MinionId, MonsterId, REGIONS } from '#games/middle-earth-quest/printed/effects/ids';
import { encounterDeckOf, LOCATIONS, locationAt, regions } from '#games/middle-earth-quest/printed/map/map';
import { read } from '#games/middle-earth-quest/printed/terms/read';
import { dataOf, withStranger } from '../../kit/data-files.ts';
import { BOX } from './in-the-box.ts';

/** The cards of Middle-Earth Quest as they lie in `data/middle-earth-quest`, and what is in each deck (README of the facts). */

const GAME = 'middle-earth-quest';
const FILES: Record<string, z.ZodType> = {
  'characters.json': shapes.Characters,
  'corruption.json': shapes.Corruptions,
  'encounters.json': shapes.Encounters,
  'events.json': shapes.Events,
  'favors.json': shapes.Favors,
  'items.json': shapes.Items,
  'objectives.json': shapes.Objectives,
  'perils.json': shapes.Perils,
  'plots.json': shapes.Plots,
  'quests.json': shapes.Quests,
  'setup.json': shapes.Setup,
  'shadows.json': shapes.Shadows,
};

describe('The data of the cards', () => {
  test.each(Object.keys(FILES))('%s is read to the last field', (file) => {
    expect(read(file, FILES[file]!, dataOf(GAME, file))).toStrictEqual(dataOf(GAME, file));
  });

  /** Of files with hundreds of objects alike so many are tried, spread over the file. */
  const TRIED = 60;
  test.each(Object.keys(FILES))('%s with a strange field does not start, and says where', (file) => {
    const all = [...withStranger(dataOf(GAME, file))];
    const step = Math.ceil(all.length / TRIED);
    for (const { path, planted } of all.filter((_, i) => i % step === 0))
      expect(() => read(file, FILES[file]!, planted), path).toThrow(`data/middle-earth-quest/${file}: ${path}: `);
  });

  test.each<[string, string, Json]>([
    ['perils.json', 'cards.0.effect.0.op', 'damageBlokable'],
    ['perils.json', 'cards.1.effect.0.options.0.do.0.op', 'hurt'],
    ['perils.json', 'cards.2.effect.0.when.is', 'compared'],
    ['perils.json', 'cards.2.effect.0.when.cmp', '=<'],
    ['perils.json', 'cards.12.effect.1.do.0.where.in', 'heroesRegion'],
    ['perils.json', 'cards.8.effect.0.foe', 'ghost'],
    ['perils.json', 'cards.8.where.at', 'khazad_dum'],
    ['events.json', 'cards.0.favors.0', 'bree_hill'],
    ['events.json', 'cards.0.characters.0.who', 'eomer'],
    ['shadows.json', 'cards.0.timing', 'anyTime'],
    ['plots.json', 'deck.0.rules.0.rule', 'consult'],
    ['plots.json', 'deck.0.marker', 'green'],
    ['corruption.json', 'cards.0.rules.0.rule', 'perils'],
    ['quests.json', 'quests.0.task.is', 'explored'],
  ])('%s with another word at %s does not start, and says where', (file, path, word) => {
    const data = structuredClone(dataOf(GAME, file)) as Record<string, Json>;
    const steps = path.split('.');
    const holder = steps.slice(0, -1).reduce((at, key) => (at as Record<string, Json>)[key]!, data as Json);
    (holder as Record<string, Json>)[steps.at(-1)!] = word;
    expect(() => read(file, FILES[file]!, data)).toThrow(`data/middle-earth-quest/${file}: ${path}: `);
  });
});

describe('The decks', () => {
  test('MEQ-2.3: plots and those to begin with, Shadow cards, perils and corruption cards are those of the box', () => {
    expect([plots.size, copiesOf(plots).length]).toEqual([BOX.titles.plots, BOX.plots]);
    expect(startingPlots.size).toBe(BOX.startingPlots);
    expect([shadows.size, copiesOf(shadows).length]).toEqual([BOX.titles.shadows, BOX.shadows]);
    expect(perils.size).toBe(BOX.perils);
    expect(corruptions.size).toBe(BOX.corruptions);
    expect(PLOT_SLOTS).toBe(3);
  });

  test('MEQ-2.3: three decks of events, numbered from 1 in each', () => {
    expect(events.size).toBe(BOX.events.reduce((sum, n) => sum + n, 0));
    for (const [i, size] of BOX.events.entries()) {
      const numbers = [...events.values()].filter((one) => one.stage === i + 1).map(({ priority }) => priority);
      expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, n) => n + 1));
    }
  });

  test('MEQ-2.3: six decks of encounters; three are drawn, and three perils', () => {
    expect(encounters.size).toBe(BOX.encounters.reduce((sum, n) => sum + n, 0));
    expect([...encounterDecks.values()]).toEqual(BOX.encounters);
    for (const [deck, size] of encounterDecks)
      expect([...encounters.values()].filter((one) => one.deck === deck)).toHaveLength(size);
    expect(DRAWN).toEqual({ encounter: 3, peril: 3 });
  });

  test('MEQ-6.14, 6.15: of each deck at least three encounters fit each location, no two of one number', () => {
    for (const place of LOCATIONS) {
      const { region } = locationAt(place);
      const fit = [...encounters.values()].filter(
        ({ deck, where }) =>
          deck === encounterDeckOf(place) &&
          (where === 'any' || ('at' in where ? where.at === place : where.regions.some((one) => one === region))),
      );
      expect(fit.length, place).toBeGreaterThanOrEqual(3);
      expect(new Set(fit.map(({ priority }) => priority)).size, place).toBe(fit.length);
    }
  });

  test('MEQ-2.2: quests are those of the box; each hero has two starting quests and an advanced one, and only starting ones open the other', () => {
    expect(quests.size).toBe(BOX.quests);
    for (const hero of heroes.keys()) {
      const kinds = [...quests.values()].filter((one) => one.hero === hero).map(({ kind }) => kind);
      expect(kinds.sort()).toEqual(['advanced', 'starting', 'starting']);
    }
    for (const { kind, reward, id } of quests.values())
      expect(
        reward.some(({ op }) => op === 'revealAdvancedQuest'),
        id,
      ).toBe(kind === 'starting');
  });

  test('MEQ-2.4, 6.17: objectives for each side, items of three titles and characters are those of the box', () => {
    expect({ heroes: objectives.heroes.size, sauron: objectives.sauron.size }).toEqual(BOX.objectives);
    expect([items.size, copiesOf(items).length]).toEqual([BOX.titles.items, BOX.items]);
    expect(characters.size).toBe(BOX.characters);
  });

  test('MEQ-2.9, 2.1, 6.12: actions, turns, the Horse, what is consulted and the Dark Path', () => {
    expect(table.heroes).toEqual({
      1: { actions: 2, turns: 2 },
      2: { actions: 2, turns: 1 },
      3: { actions: 3, turns: 1 },
    });
    expect(table.items).toEqual([{ hero: 'eometh', item: 'horse' }]);
    expect(CONSULT_FAVOR).toBe(2);
    expect(DARK_PATH).toEqual({ favor: 1, corruption: 1, mostCorruption: 3 });
  });
});

describe('What cards name', () => {
  test('is what the files of each kind have', () => {
    expect([...characters.keys()]).toEqual([...CHARACTERS]);
    expect([...regions.keys()]).toEqual([...REGIONS]);
    expect([...heroes.keys()].sort()).toEqual([...HEROES].sort());
    for (const id of MonsterId.options) expect(monsters.has(id), id).toBe(true);
    for (const id of MinionId.options) expect(minions.has(id), id).toBe(true);
  });

  test('are plots that there are', () => {
    const all = ACTING.flatMap(({ lists }) => lists.flat().flatMap((effect) => [...within(effect)]));
    const named = all.flatMap((effect) => {
      if (effect.op === 'fetchPlot') return effect.plots;
      return effect.op === 'if' && effect.when.is === 'plotActive' ? [effect.when.plot] : [];
    });
    const required = [...plots.values()].flatMap(({ requires }) =>
      requires?.is === 'any' ? requires.of.flatMap((one) => (one.is === 'plotActive' ? [one.plot] : [])) : [],
    );
    expect(named).toHaveLength(3);
    expect(required).toHaveLength(2);
    for (const id of [...named, ...required]) expect(plots.has(id), id).toBe(true);
  });

  test('T-12: Gollum is Captured and Gollum is Tortured are Gollum plots, Smeagol Escapes is none', () => {
    const tagged = [...plots.values()].filter(({ tags }) => tags?.includes('gollum')).map(({ id }) => id);
    expect(tagged).toEqual(['gollum_is_captured', 'gollum_is_tortured']);
  });
});
