import { pullsFrom } from '#core/pulls';
import { pulls as abilities } from './pulls/abilities.ts';
import { pulls as damage } from './pulls/damage.ts';
import { pulls as deeds } from './pulls/deeds.ts';
import { pulls as items } from './pulls/items.ts';
import { pulls as lines } from './pulls/lines.ts';
import { pulls as movement } from './pulls/movement.ts';
import { pulls as party } from './pulls/party.ts';
import { pulls as round } from './pulls/round.ts';

/** How much play by chance is drawn to each action, by the folders of the rules. */
export const pulls = pullsFrom([
  ...abilities,
  ...damage,
  ...deeds,
  ...items,
  ...lines,
  ...movement,
  ...party,
  ...round,
]);
