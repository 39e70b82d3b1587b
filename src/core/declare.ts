import type { ActionDef, Fields } from './types.ts';

/**
 * Declares actions of a game with state G, keeping the exact names and fields for the scripts:
 * `const action = declare<State>(); const move = action({ name: 'move', fields: { ... } });`
 */
export const declare =
  <G>() =>
  <const Name extends string, F extends Fields<G>>(definition: ActionDef<G, Name, F>): ActionDef<G, Name, F> =>
    definition;
