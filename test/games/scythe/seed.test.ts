import { describe } from 'vitest';
import { heldBySeed } from '../held-by-seed.ts';
import { seedTable } from '../seed-table.ts';

/** docs/games/scythe.seed.md: each sentence of the rules document, its rule and its test. */

const table = seedTable('scythe', { title: 'Scythe', prefix: 'SC' });

describe('The rules document of Scythe, sentence by sentence', () =>
  heldBySeed(table, { prefix: 'SC', least: { rows: 90, departures: 5 }, alike: /\b(?:SC-\d+\.\d+|R-\d+|T-\d+)\b/g }));
