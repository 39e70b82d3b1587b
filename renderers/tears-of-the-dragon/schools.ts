import type { SpellId } from '#games/tears-of-the-dragon/printed/content';
import { disc, type Node, path, polygon, stroke } from '../scene.ts';
import { starPoints } from '../tokens.ts';

/** What kind of magic a spell is: drawn as a sign in a box of 24 × 24 round the origin, each with an outline of its own. */

type School = 'fire' | 'shield' | 'might' | 'mind' | 'luck' | 'mist' | 'travel' | 'slow' | 'call';

const SCHOOL_OF = {
  'bad-fortune': 'luck',
  breach: 'fire',
  'coursers-speed': 'travel',
  'direct-attack': 'might',
  'eldritch-fire': 'fire',
  'eldritch-might': 'might',
  'eldritch-shield': 'shield',
  enthrall: 'mind',
  fly: 'travel',
  'fog-of-war': 'mist',
  'good-fortune': 'luck',
  heal: 'shield',
  juggernaut: 'might',
  'land-bridge': 'travel',
  obfuscate: 'mist',
  'summon-aid': 'call',
  'summon-penguins': 'call',
  teleport: 'travel',
  terror: 'mind',
  'tortoise-speed': 'slow',
  'water-walk': 'travel',
} as const satisfies Record<SpellId, School>;

const SIGNS: Readonly<Record<School, (colour: string) => Node[]>> = {
  fire: (colour) => [
    path('M0 -12 Q9 -3 8 4 Q7 11 0 11 Q-8 11 -8 3 Q-8 -1 -4 -4 Q-4 0 -1 1 Q-4 -5 0 -12 Z', { fill: colour }),
  ],
  shield: (colour) => [path('M-9 -9 Q0 -6 9 -9 L9 0 Q8 8 0 11 Q-8 8 -9 0 Z', { fill: colour })],
  might: (colour) => [
    path('M-9 10 L-9 0 Q-10 -8 -4 -9 L6 -9 Q10 -8 9 -3 L5 1 L5 10 Z', { fill: colour }),
    path('M-5 -4 L4 -4 M-5 0 L3 0', { stroke: stroke('#00000080', 1.6) }),
  ],
  mind: (colour) => [path('M-12 0 Q0 -13 12 0 Q0 13 -12 0 Z', { fill: colour }), disc(0, 0, 4.2, { fill: '#1a1030' })],
  luck: (colour) => [polygon(starPoints(5, 12, 5), { fill: colour })],
  mist: (colour) => [
    path('M-11 -6 Q-5 -11 0 -6 Q5 -1 11 -6 M-11 1 Q-5 -4 0 1 Q5 6 11 1 M-11 8 Q-5 3 0 8 Q5 13 11 8', {
      stroke: stroke(colour, 3),
    }),
  ],
  travel: (colour) => [path('M-12 8 Q-6 -10 11 -11 Q7 -7 9 -4 L3 -3 L6 0 L-1 1 L2 4 Q-5 6 -8 4 Z', { fill: colour })],
  // A snail.
  slow: (colour) => [
    path('M-12 9 Q-11 5 -7 5 L6 5 Q9 4 9 -1 L8 -8 L10 -8 L11 -2 L12 -8 L13 -7 Q12 9 5 10 L-12 10 Z', { fill: colour }),
    disc(-2, -1, 7.6, { fill: colour }),
    path('M-2 -1 Q-1 -4 1 -1 Q1 3 -3 2.5 Q-7 1 -5.5 -3.5 Q-2 -7.5 2.5 -4.5', { stroke: stroke('#1a1030', 1.8) }),
  ],
  call: (colour) => [
    disc(0, 0, 10, { stroke: stroke(colour, 2.6) }),
    disc(0, 0, 4, { fill: colour }),
    polygon(starPoints(4, 12, 3), { fill: colour }),
  ],
};

/** The sign of a spell's kind of magic; undefined for a spell that is not known. */
export const schoolSign = (spell: string): ((colour: string) => Node[]) | undefined =>
  Object.hasOwn(SCHOOL_OF, spell) ? SIGNS[SCHOOL_OF[spell as SpellId]] : undefined;
