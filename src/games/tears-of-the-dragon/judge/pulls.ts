import { pullsFrom } from '#core/pulls';
import { pulls as chapters } from './pulls/chapters.ts';
import { pulls as fight } from './pulls/fight.ts';
import { pulls as placing } from './pulls/placing.ts';

/** How much play by chance is drawn to each action, by the folders of the rules. */
export const pulls = pullsFrom([...chapters, ...fight, ...placing]);
