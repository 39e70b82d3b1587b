import { action } from '../action.ts';

/** GH-5.6: a part of an action is not done. */
export const skip = action({ name: 'skip', fields: {} });
