import { pullsFrom } from '#core/pulls';
import { pulls as combat } from './pulls/combat.ts';
import { pulls as effects } from './pulls/effects.ts';
import { pulls as hero } from './pulls/hero.ts';
import { pulls as sauron } from './pulls/sauron.ts';

/** How much play by chance is drawn to each action, by the folders of the rules. */
export const pulls = pullsFrom([...combat, ...effects, ...hero, ...sauron]);
