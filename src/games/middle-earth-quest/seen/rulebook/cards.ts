import type { Printed } from '#core/rulebook';
import { corruptions, encounters, events, perils, plots, shadows, startingPlots } from '../../printed/cards/decks.ts';
import { named, onCard, says, siteWords } from './printed.ts';

/** The cards of Sauron's decks, of the event and encounter decks, and corruption (MEQ-2.3). */

const plotCards = (): Printed[] => [
  ...[...startingPlots.values()].map(
    ({ id, marker, advance, favor }): Printed => ({
      kind: 'plot',
      id,
      title: named(`plot.${id}`),
      text: (locale) => says('starting-plot', locale, { marker, advance, favor, says: onCard('plot', id, locale) }),
      see: ['starting-plot', 'plots', 'foiling-plots'],
    }),
  ),
  ...[...plots.values()].map(
    ({ id, marker, advance, favor, pool, copies }): Printed => ({
      kind: 'plot',
      id,
      title: named(`plot.${id}`),
      text: (locale) =>
        says('plot', locale, {
          marker,
          advance,
          favor,
          pool: pool || undefined,
          copies,
          says: onCard('plot', id, locale),
        }),
      see: ['plots', 'plot-step', 'foiling-plots'],
    }),
  ),
];

const shadowCards = (): Printed[] =>
  [...shadows.values()].map(({ id, pool, timing, copies }) => ({
    kind: 'shadow',
    id,
    title: named(`shadow.${id}`),
    text: (locale) => says('shadow', locale, { pool, timing, copies, says: onCard('shadow', id, locale) }),
    see: ['shadow-cards', 'shadow-pool'],
  }));

const eventCards = (): Printed[] =>
  [...events.values()].map(({ id, stage, priority, kind }) => ({
    kind: 'event',
    id,
    title: named(`event.${id}`),
    text: (locale) => says('event', locale, { stage, no: priority, says: onCard('event', id, locale) }),
    see: ['event-step', kind === 'location' ? 'location-events' : 'event-order'],
  }));

const encounterCards = (): Printed[] =>
  [...encounters.values()].map(({ id, kind, deck, priority, where }) => ({
    kind: 'encounter',
    id,
    title: named(`encounter.${id}`),
    text: (locale) =>
      says('encounter', locale, {
        quest: kind === 'quest',
        no: priority,
        deck,
        fits: siteWords(where, locale),
        says: onCard('encounter', id, locale),
      }),
    see: ['encounter', kind === 'quest' ? 'quests' : 'encounter-number'],
  }));

const perilCards = (): Printed[] =>
  [...perils.values()].map(({ id, where }) => ({
    kind: 'peril',
    id,
    title: named(`peril.${id}`),
    text: (locale) => says('peril', locale, { fits: siteWords(where, locale), says: onCard('peril', id, locale) }),
    see: ['peril', 'perilous'],
  }));

const corruptionCards = (): Printed[] =>
  [...corruptions.values()].map((card) => ({
    kind: 'corruption',
    id: card.id,
    title: named(`corruption.${card.id}`),
    text: (locale) => {
      const said = onCard('corruption', card.id, locale);
      return card.kind === 'ongoing'
        ? says('corruption', locale, { favor: card.favor, says: said })
        : says('corruption-at-once', locale, { says: said });
    },
    see: ['corruption', 'losing-corruption'],
  }));

export const cards = (): Printed[] =>
  [plotCards, shadowCards, eventCards, encounterCards, perilCards, corruptionCards].flatMap((list) => list());
