/** Why a monster does what it does: every reason with the number of its rule. Words are in `data/gloomhaven/monsters.*.json`. */
export const REASONS = {
  'focus.none': 'GH-9.18',
  'focus.only': 'GH-9.11',
  'focus.negative': 'GH-9.13',
  'focus.path': 'GH-9.14',
  'focus.near': 'GH-9.15',
  'focus.order': 'GH-9.16',
  'focus.choice': 'GH-9.17',
  'focus.kept': 'GH-9.31',
  'move.negative': 'GH-9.20a',
  'move.detour': 'GH-9.22',
  'move.disadvantage': 'GH-9.20c',
  'move.targets': 'GH-9.20d',
  'move.ranks': 'GH-9.20e',
  'move.risks': 'GH-9.20f',
  'move.least': 'GH-9.20g',
  'move.stays': 'GH-9.20g',
  'move.closer': 'GH-9.21',
  'move.stuck': 'GH-9.21',
  'move.cannot': 'GH-9.21',
  'move.melee': 'GH-9.23',
  'move.choice': 'GH-9.27',
  'attack.focus': 'GH-9.30',
  'attack.others': 'GH-9.30',
  'attack.first': 'GH-9.24',
  'attack.none': 'GH-9.30',
} as const;

export type ReasonId = keyof typeof REASONS;

/** `focus`, `others`: ids of enemies. `n`: what the words say it counts. */
export interface Reason {
  id: ReasonId;
  args: { focus?: string; others?: readonly string[]; n?: number };
}

export const because = (id: ReasonId, args: Reason['args'] = {}): Reason => ({ id, args });
