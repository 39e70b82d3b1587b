import { z } from 'zod';
import type { Here, Message, Thing } from '#core/types';
import type { State } from '../../../state/state.ts';
import { action } from '../../action.ts';
import { figureLabel } from '../../sauron/actions/move-figure.ts';

/** Questions of cards about what lies on the board. */

/** `influence:bree`, `monster:7`, `character:gandalf`, `favor:bree`. */
export const named = (kind: string, id: string): string => `${kind}:${id}`;
export function parsed(name: string): { kind: string; id: string } {
  const [kind = '', id = ''] = name.split(':');
  return { kind, id };
}

function thingMeant(name: string): Thing[] {
  const { kind, id } = parsed(name);
  return [{ of: kind === 'monster' || kind === 'character' ? 'figure' : 'place', id }];
}
function thingLabel(name: string, here: Here<State>): Message {
  const { kind, id } = parsed(name);
  if (kind === 'monster') return figureLabel(id, here);
  if (kind === 'character') return { key: `character.${id}` };
  return { key: kind === 'influence' ? 'label.influence-at' : 'label.favor-at', args: { place: id } };
}

/** What is offered, and how many of each. */
const Offer = z.object({ room: z.record(z.string(), z.int()), least: z.int(), most: z.int() });

/** Tokens that leave the board. */
export const removeThings = action({
  name: 'remove-things',
  about: Offer,
  fields: {
    things: {
      kind: 'shares',
      of: thingMeant,
      room: ({ about }) => about.room,
      total: ({ about }) => [about.least, about.most] as const,
      label: thingLabel,
    },
  },
});
