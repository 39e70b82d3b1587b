import { catalogue, type Locale } from '#core/text';
import type { Pictures } from '#renderers/pictures';
import { disc, words } from '#renderers/scene';
import type { GamePart } from '#src/game-part';
import { type CaravanView, caravanGame } from './game.ts';
import { type Caravan, numberOf } from './state.ts';
import en from './text.en.json' with { type: 'json' };
import ja from './text.ja.json' with { type: 'json' };

const text = catalogue({ en, ja });
const alt = ({ round, road, goal, water, health }: CaravanView, { locale }: { locale: Locale }) =>
  text.say({ key: 'picture.alt', args: { round, road, goal, water, health: [...health] } }, locale);

/** A disc for each seat with its health, and a row of cards. */
const pictures: Pictures<CaravanView> = {
  board: (view, { locale }) => ({
    width: 300,
    height: 60,
    ground: '#fff',
    lang: locale,
    nodes: view.health.flatMap((health, i) => [
      disc(30 + i * 50, 30, 20, { fill: view.roles[i] === 'guide' ? '#dcb' : '#ddd' }),
      words(String(health), 30 + i * 50, 35, { size: 14, colour: '#222', align: 'centre', width: 40 }),
    ]),
  }),
  hand: (view, { locale }) =>
    view.viewer === 'spectator'
      ? undefined
      : {
          width: 300,
          height: 40,
          ground: '#fff',
          lang: locale,
          nodes: view.hand.map((card, i) =>
            words(String(numberOf(card)), 35 + i * 70, 25, { size: 14, colour: '#222', align: 'centre', width: 60 }),
          ),
        },
  alt: { board: alt, hand: alt },
  places: () => [],
};

/**
 * The toy with everything: roles, a campaign, defeat, a shared question, windows with standing orders, offers, actors with
 * names, turns and rounds with folded stretches.
 */
export const caravan: GamePart<Caravan, CaravanView> = {
  game: caravanGame,
  text,
  pictures,
  command: { name: 'caravan', groups: {} },
};
