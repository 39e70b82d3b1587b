/** What the components know by name, as types: whoever has something of each kind (a drawing) lacks none. A test holds them to the data. */

export const MONSTERS = [
  'ancient-artillery',
  'bandit-archer',
  'bandit-guard',
  'black-imp',
  'cave-bear',
  'city-archer',
  'city-guard',
  'cultist',
  'deep-terror',
  'earth-demon',
  'flame-demon',
  'forest-imp',
  'frost-demon',
  'giant-viper',
  'harrower-infester',
  'hound',
  'inox-archer',
  'inox-guard',
  'inox-shaman',
  'living-bones',
  'living-corpse',
  'living-spirit',
  'lurker',
  'night-demon',
  'ooze',
  'rending-drake',
  'savvas-icestorm',
  'savvas-lavaflow',
  'spitting-drake',
  'stone-golem',
  'sun-demon',
  'vermling-scout',
  'vermling-shaman',
  'wind-demon',
] as const;
export type MonsterId = (typeof MONSTERS)[number];

export const BOSSES = [
  'arcane-golem',
  'bandit-commander',
  'bloated-regent',
  'captain-of-the-guard',
  'dark-rider',
  'elder-drake',
  'giant-ooze',
  'hungry-soul',
  'infiltrator',
  'inox-bodyguard',
  'jekserah',
  'merciless-overseer',
  'prime-demon-scenario-36',
  'prime-demon',
  'siege-cannon',
  'the-betrayer',
  'the-colorless',
  'the-gloom',
  'the-harvester',
  'the-sightless-eye',
  'winged-horror',
] as const;
export type BossId = (typeof BOSSES)[number];

/** Creatures that characters summon. */
export const SUMMONS = [
  'decoy',
  'battle-bot',
  'kill-bot',
  'mystic-ally',
  'burning-avatar',
  'rat-swarm',
  'monstrous-rat',
  'rat-king',
  'jade-falcon',
] as const;
export type SummonId = (typeof SUMMONS)[number];

/** Things of scenarios that can be attacked, or are to be kept alive. */
export const THINGS = ['altar', 'captive-orchid', 'hail'] as const;
export type ThingId = (typeof THINGS)[number];
