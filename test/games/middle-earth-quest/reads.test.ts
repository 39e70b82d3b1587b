import { describe, expect, test } from 'vitest';
import { eventLines } from '#asking/public-message';
import { type Locale, locales } from '#core/text';
import { text } from '#games/middle-earth-quest/printed/text';
import { games } from '#src/registry';
import { ROOM } from '../../../src/asking/terms/room.ts';
import { type MeqTable, table } from './board.ts';

/** Cards that all see are read out, in the language of whoever reads. */

const part = games.find(({ game }) => game.id === 'middle-earth-quest')!;
const said = (t: MeqTable, locale: Locale) => eventLines(part, t.events, locale);

const encounter = () =>
  table({
    step: 'encounter',
    heroes: [{ id: 'eleanor', at: 'bree' }],
    also: (g) => {
      const deck = g.encounterDecks.eriador_enedwaith!;
      const cards = ['the_mad_baggins', 'pipeweed_and_seven_meals', 'the_ranger'];
      deck.draw = [...cards, ...deck.draw.filter((card) => !cards.includes(card))];
    },
  });

describe('A card that is shown to all', () => {
  test('is read out below the sentence that names it, in both languages', () => {
    const t = encounter();
    for (const locale of locales) {
      const lines = said(t, locale);
      const at = lines.findIndex((line) => line.includes(text.say({ key: 'encounter.the_mad_baggins' }, locale)));
      const printed = text.say({ key: 'printed.encounter.the_mad_baggins' }, locale);
      expect(lines[at + 1]).toBe(printed.replaceAll(/^/gm, '> '));
    }
  });
  test('so are a plot and an event when they come, and both objectives at the end; a hand is not', () => {
    const t = table({ step: 'plot', heroes: [{ id: 'eleanor' }], plots: ['gollum_is_captured'], pool: 4 });
    expect(t.heard('card-read')).toEqual([]);
    t.seat(0).does('play-plot', { plot: 'gollum_is_captured', place: 'sea_of_udun' });
    expect(t.heard('card-read')[0]).toEqual({ text: { key: 'read.plot.gollum_is_captured' } });
    expect(t.told().filter((type) => type === 'card-read').length).toBe(2);
    const last = table({
      step: 'plot',
      heroes: [{ id: 'eleanor' }],
      also: (g) => Object.assign(g, { finaleIsDue: true }),
    });
    expect(last.heard('card-read')).toEqual([
      { text: { key: `read.objective.${last.g.objectives.heroes}` } },
      { text: { key: `read.objective.${last.g.objectives.sauron}` } },
    ]);
  });
  test('leaves most of a message to what happens: no card takes more than a quarter of it', () => {
    for (const locale of locales)
      for (const key of text.keys(locale).filter((one) => one.startsWith('read.')))
        expect(text.template(key, locale).length, key).toBeLessThan(ROOM.words / 4);
  });
});
