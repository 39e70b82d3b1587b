import { z } from 'zod';
import type { Message, Script, Table, Thing } from '#core/types';
import { awake } from '../state/figures/figures.ts';
import type { State } from '../state/state.ts';
import { action } from './action.ts';

/**
 * What the rules leave to the players (GH-4.4, GH-4.6, GH-9.17, GH-9.27): all who are not exhausted are asked, one answer counts, and
 * anybody may object to it.
 */

/** What is to be chosen: `hex`, `figure`, `targets`, `type`, `seat`, `element`. */
const TieKind = z.enum(['hex', 'figure', 'targets', 'type', 'seat', 'element']);
export type TieKind = z.infer<typeof TieKind>;
const Equals = z.object({ kind: TieKind, options: z.array(z.string()) });

/** So many options are a button each. */
const FEW = 4;

export const settle = action({
  name: 'settle',
  about: Equals,
  fields: {
    choice: {
      kind: 'one',
      of: (value, { about }) => meant(about.kind, value),
      options: ({ about }) => about.options,
      label: (value, { about }): Message => labelOf(about.kind, value),
    },
  },
  suggest({ about }) {
    const { kind, options } = about;
    return options.length > FEW ? [] : options.map((choice) => ({ label: labelOf(kind, choice), args: { choice } }));
  },
  suggestsOpenly: true,
});

/** Those who are struck together lie under one pattern. */
function meant(kind: TieKind, value: string): Thing[] {
  switch (kind) {
    case 'hex':
      return [{ of: 'place', id: value }];
    case 'targets':
      return [{ of: 'pattern', id: value }, ...readTargets(value).map((id) => ({ of: 'figure', id }) as const)];
    case 'figure':
    case 'seat':
      return [{ of: kind, id: value }];
    case 'type':
    case 'element':
      return [{ of: 'words', id: value }];
  }
}

const readTargets = (value: string): string[] => value.split(' ');

export function labelOf(kind: TieKind, value: string): Message {
  switch (kind) {
    case 'hex':
      return { key: 'label.hex', args: { at: value } };
    case 'figure':
      return { key: 'label.figure', args: { actor: value } };
    case 'targets':
      return { key: 'label.figures', args: { actors: readTargets(value) } };
    case 'type':
      return { key: 'label.type', args: { type: value } };
    case 'seat':
      return { key: 'label.seat', args: { seat: Number(value) } };
    case 'element':
      return { key: 'label.element', args: { element: value } };
  }
}

/** What is open to the players, by which figure or for what. */
export interface Tie {
  kind: TieKind;
  /** Equally good; the first is taken where the players leave ties to the rules. */
  options: readonly string[];
  actor?: string;
  /** What is put there, for its words. */
  what?: string;
}

/** One of the options: as the players say, or the first. */
export function* settleTie(t: Table<State>, key: string, { kind, options, actor = '', what }: Tie): Script<string> {
  if (options.length === 1) return options[0]!;
  const different = [...new Set(options)];
  const seats = awake(t.g);
  if (different.length === 1 || t.g.ties === 'by-the-rules' || seats.length === 0) return different[0]!;
  const about = { kind, options: different, actor, ...(what !== undefined && { what }) };
  // what the rules would take decides between equal votes as well.
  const otherwise = { action: settle.name, args: { choice: different[0]! } };
  const { args } = yield* t.askAny(seats, key, [settle], { about, otherwise, window: 'ties' });
  return args.choice;
}
