import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import { plots, startingPlots } from '../../printed/cards/decks.ts';
import { LOCATIONS, strongholds } from '../../printed/map/map.ts';
import { STATS } from '../../printed/terms/names.ts';
import type { SeenHero, View } from '../view.types.ts';
import { cardLine } from './cards.ts';

/** The story track, the pool, plots and the event in play, the action tokens, what Sauron holds. */
export function story(view: View): BoardSection[] {
  const { markers, storyStage, pool, slots, event, keptEvents, actionTokens, sauron } = view;
  const { green, yellow, red, black } = markers;
  const { place_influence: placed, draw_cards: drawn, command } = actionTokens;
  return boardSection('story', [
    boardLine('markers', { green, yellow, red, black, stage: storyStage }),
    boardLine('pool', { n: pool.now, most: pool.most, shadow: sauron.shadow, plots: sauron.plots }),
    ...slots.flatMap((plot, i): Message[] =>
      plot
        ? [
            boardLine('slot', { n: i + 1, plot: plot.card, at: plot.at, favor: favorOf(plot.card) }),
            ...(startingPlots.has(plot.card) ? [] : [cardLine('plot', plot.card)]),
          ]
        : [boardLine('slot-empty', { n: i + 1 })],
    ),
    ...(event ? [boardLine('event-at', { event: event.card, at: event.at }), cardLine('event', event.card)] : []),
    ...keptEvents.map(({ card, seat, favor }) => boardLine('kept-event', { event: card, seat, favor })),
    boardLine('action-tokens', { placed, drawn, command }),
  ]);
}

/** What it costs a hero to remove a plot. */
const favorOf = (card: string): number => (plots.get(card) ?? startingPlots.get(card))!.favor;

/** A section for each hero, the viewer's own first. */
export function heroes({ heroes: all, viewer }: View): BoardSection[] {
  const own = all.filter(({ seat }) => seat === viewer);
  return [...own, ...all.filter(({ seat }) => seat !== viewer)].map((one) => ({
    id: `hero-${one.seat}`,
    heading: boardLine(one.seat === viewer ? 'you' : 'hero', { seat: one.seat }),
    lines: heroLines(one),
  }));
}

function heroLines({
  at,
  stats,
  levels,
  favor,
  items,
  corruption,
  starting,
  advanced,
  quests,
  piles,
}: SeenHero): Message[] {
  const attributes = STATS.map(
    (stat): Json => ({
      key: 'text-board.attribute',
      args: { stat, n: stats[stat], levels: levels[stat] || null },
    }),
  );
  return [
    boardLine('hero-at', { at, favor, items: [...items] }),
    boardLine('piles', { life: piles.life, hand: piles.hand, rest: piles.rest.length, damage: piles.damage.length }),
    boardLine('attributes', { attributes }),
    ...(piles.rest.length > 0 ? [boardLine('rest', { cards: [...piles.rest] })] : []),
    ...(piles.damage.length > 0 ? [boardLine('damage', { cards: [...piles.damage] })] : []),
    questLine(starting),
    questLine(advanced),
    ...quests.flatMap((card) => [boardLine('quest-open', { quest: card }), cardLine('encounter', card)]),
    ...corruption.map((card) => cardLine('corruption', card)),
  ];
}

function questLine({ card, is }: SeenHero['starting'] | SeenHero['advanced']): Message {
  return is === 'open'
    ? boardLine('quest', { quest: card, says: { key: `printed.quest.${card}` } })
    : boardLine(`quest-${is}`, { quest: card });
}

/** Every location where anything is, or where influence may be placed. */
export function map(view: View): BoardSection[] {
  const lines = LOCATIONS.flatMap((at): Message[] => {
    const things = thingsAt(view, at);
    return things.length > 0 ? [boardLine('place', { at, things })] : [];
  });
  const away = view.minions.filter(({ is }) => is !== 'board');
  return boardSection('map', [...lines, ...away.map(({ id, is }) => boardLine(`minion-${is}`, { minion: id }))]);
}

function thingsAt(view: View, place: string): Json[] {
  const { heroes: all, minions, tokens, characters, favors, influence, reach, perilous, slots, event } = view;
  const said = (key: string, args: Record<string, Json>): Json => ({ key: `text-board.${key}`, args });
  const limit = strongholds.get(place) ?? reach[place] ?? 0;
  const n = influence[place] ?? 0;
  return [
    ...all.filter(({ at }) => at === place).map(({ seat }) => said('hero-here', { seat })),
    ...minions
      .filter(({ is, at }) => is === 'board' && at === place)
      .map(({ id, health, damage }) => said('minion-here', { minion: id, health, damage: damage || null })),
    ...tokens
      .filter(({ at }) => at === place)
      .map(({ no, face, stack }) =>
        face === null ? said('token-here', { no, stack }) : said('token-seen', { no, stack, face }),
      ),
    ...Object.entries(characters).flatMap(([character, at]) =>
      at === place ? [said('character-here', { character })] : [],
    ),
    ...(favors[place] ? [said('favor-here', { n: favors[place] })] : []),
    ...(n > 0 || limit > 0 ? [said(n > 0 ? 'influence' : 'reach', { n, limit: limit || null })] : []),
    ...(perilous.includes(place) ? [said('perilous', {})] : []),
    ...slots.flatMap((plot) => (plot?.at === place ? [said('plot-here', { plot: plot.card })] : [])),
    ...(event?.at === place ? [said('event-here', { event: event.card })] : []),
  ];
}
