import type { Event, Json } from '../src/core/types.ts';

/** What one match of Tears of the Dragon was, read from its public events alone. */
export interface Tally {
  winner: number;
  turns: number;
  decisions: number;
  /** Type of the last event: how it ended. */
  end: string;
  battles: number;
  towerTries: number;
  castlesFallen: number;
  /** Pieces of knowledge by source, for each seat. */
  knowledge: { ruin: number[]; prisoner: number[] };
  /** By spell: tried, worked, backfired. */
  spells: Record<string, { tried: number; worked: number; backfired: number }>;
  /** By kind of piece: how many stood in a line of battle, hits they rolled, how many were removed. */
  pieces: Record<string, { fought: number; hits: number; lost: number }>;
}

type Shown = Record<string, Json>;
interface Words {
  key: string;
  args?: { piece?: Words; about?: Words };
}

/** "warsteed" out of the words for "Warsteed 2" or "Warsteed (reduced)"; undefined for a garrison. */
function faceOf(words: Words): string | undefined {
  if (words.args?.piece) return faceOf(words.args.piece);
  const [kind, face] = words.key.split('.') as [string, string | undefined];
  return ['unit', 'wizard', 'leader'].includes(kind) ? face : undefined;
}

export function tallyOf(events: readonly Event[], winner: number, decisions: number): Tally {
  const tally: Tally = {
    winner,
    turns: 0,
    decisions,
    end: events.at(-1)!.type,
    battles: 0,
    towerTries: 0,
    castlesFallen: 0,
    knowledge: { ruin: [0, 0], prisoner: [0, 0] },
    spells: {},
    pieces: {},
  };
  for (const { type, shown } of events) counted[type]?.(tally, shown);
  return tally;
}

function spell(t: Tally, id: Json) {
  t.spells[id as string] ??= { tried: 0, worked: 0, backfired: 0 };
  return t.spells[id as string]!;
}
function piece(t: Tally, words: Words) {
  const face = faceOf(words);
  if (face === undefined) return undefined;
  t.pieces[face] ??= { fought: 0, hits: 0, lost: 0 };
  return t.pieces[face];
}
const list = (value: Json | undefined): Words[] => (value ?? []) as unknown as Words[];

function fought(t: Tally, words: Words): void {
  const found = piece(t, words);
  if (found) found.fought++;
}
function lost(t: Tally, words: Words): void {
  const found = piece(t, words);
  if (found) found.lost++;
}

/** A wizard's or leader's casualty that takes him from the map for longer than a turn. */
const GONE = ['killed', 'captured', 'trapped', 'lair', 'eaten'];

const counted: Readonly<Record<string, (t: Tally, shown: Shown) => void>> = {
  'initiative-rolled': (t, { turn }) => {
    t.turns = turn as number;
  },
  'battle-joined': (t) => {
    t.battles++;
  },
  'dragon-raged': (t) => {
    t.battles++;
  },
  'castle-fell': (t) => {
    t.castlesFallen++;
  },
  'tower-won': (t) => {
    t.towerTries++;
  },
  'tower-lost': (t) => {
    t.towerTries++;
  },
  'knowledge-found': (t, { seat }) => {
    t.knowledge.ruin[seat as number]!++;
  },
  'prisoner-told': (t, { seat, topic }) => {
    if ((topic as unknown as Words).key === 'label.topic-knowledge') t.knowledge.prisoner[seat as number]!++;
  },
  'spell-cast': (t, shown) => {
    const one = spell(t, shown.spell!);
    one.tried++;
    one.worked++;
  },
  'spell-failed': (t, shown) => {
    spell(t, shown.spell!).tried++;
  },
  backfired: (t, shown) => {
    spell(t, shown.spell!).backfired++;
  },
  'spell-turned': (t, shown) => {
    spell(t, shown.spell!).backfired++;
  },
  'line-formed': (t, { pieces, leaders }) => {
    for (const words of [...list(pieces), ...list(leaders ?? [])]) fought(t, words);
  },
  'aid-came': (t, shown) => fought(t, shown.piece as unknown as Words),
  volley: (t, { dice }) => {
    for (const die of list(dice)) {
      const found = die.key === 'battle.die.hit' ? piece(t, die) : undefined;
      if (found) found.hits++;
    }
  },
  'hits-taken': (t, { losses }) => {
    for (const words of list(losses)) if (words.key === 'battle.loss.removed') lost(t, words);
  },
  'ruin-took-unit': (t, { face }) => lost(t, { key: `unit.${face}` }),
  'casualty-rolled': (t, shown) => {
    const result = (shown.result as unknown as Words).key.split('.').at(-1)!;
    if (GONE.includes(result)) lost(t, shown.piece as unknown as Words);
  },
};
