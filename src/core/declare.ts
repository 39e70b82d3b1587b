import type { ActionDef, Fields, Json } from './types.ts';

/**
 * Declares actions of a game with state G, keeping the exact names and fields for the scripts:
 * `const action = declare<State>(); const move = action({ name: 'move', fields: { ... } });`
 */
export const declare =
  <G>() =>
  <const Name extends string, About = Json, F extends Fields<G, About> = Fields<G, About>>(
    definition: ActionDef<G, Name, About, F>,
  ): ActionDef<G, Name, About, F> =>
    definition;
