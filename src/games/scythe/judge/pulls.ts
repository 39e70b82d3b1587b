import { pullsFrom } from '#core/pulls';
import { pulls as chapters } from './pulls/chapters.ts';

/** How much play by chance is drawn to each action, by the folders of the rules. */
export const pulls = pullsFrom([...chapters]);
