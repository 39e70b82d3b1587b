import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chanceFrom, choose, raceFrom } from '#chance/playout';
import { happened, historyOf, logOf } from '#core/history';
import { act, isCurrent, position, start } from '#core/match';
import { replay } from '#core/recover';
import { seatRange } from '#core/seats';
import { thinkOf } from '#core/think';
import type { Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { readExported } from '#store/exported';
import { openJsonStore } from '#store/json-store';
import { plays } from './kit/lengths.ts';
import { type Loaded, load, loadFile, RECORDED, type Recording, recordings, rulesOf, showsOf } from './kit/recorded.ts';
import { salted } from './kit/salt.ts';
import { expectSame } from './kit/same.ts';
import { scratch } from './kit/scratch.ts';

/** Recordings of each game there are at least, and of each of its scenarios where these are few. */
const FEWEST = 10;
const FEW = 5;
/** Of the recordings of older rules, one in so many is shown whole. */
const SHOWN = plays({ sample: 14, whole: 1 });
/** Decisions that a match is played on, each audited; a late one goes on from there to its end. */
const ON = plays({ sample: 6, whole: 60 });

/** What to do when a recording shows something else, or does not go on. */
const CHANGED = 'a new version and a migration (docs/decisions/changed-rules.md; for new cards docs/adding-a-game.md)';
const OTHERWISE = `If it should show this now: npm run make -- record --shows; if a running match lacks something, such as a card: ${CHANGED}`;

const all = recordings();
interface Shows {
  rules: object;
  status: string;
  options: object;
  seats: object[];
  viewers?: object;
}
const shown = ({ shows }: (typeof all)[number]) => JSON.parse(readFileSync(shows, 'utf8')) as Shows;

/** A position with its state read. */
const shownAt = (game: AnyGame['game'], match: Match<unknown>) => ({ ...position(game, match) });

/** As it lies there, by whatever rules. */
const saved = ({ file }: Recording) => readExported(readFileSync(file, 'utf8'));

describe('The recorded matches', () => {
  const scenarios = games.flatMap(({ game }) => {
    const { scenario = [] } = game.options;
    const each = scenario.length > 0 && scenario.length <= FEW ? scenario : [undefined];
    return each.map((one) => [game.id, one ?? 'any'] as const);
  });
  test.each(scenarios)(`of %s, scenario %s, are ${FEWEST} at least`, (game, scenario) => {
    const found = all.filter((one) => one.game === game);
    const fitting = found.filter((one) => scenario === 'any' || saved(one).options.scenario === scenario);
    expect(fitting.length).toBeGreaterThanOrEqual(FEWEST);
  });

  test.each(games)(
    'of $game.id are in the lobby, running with and without a half-made answer, over and ended',
    (part) => {
      const records = all.filter(({ game }) => game === part.game.id).map(saved);
      expect(new Set(records.map(({ status }) => status))).toEqual(new Set(['lobby', 'running', 'over', 'ended']));
      const drafts = records.map(({ drafts }) => Object.keys(drafts).length > 0);
      expect(new Set(drafts)).toEqual(new Set([true, false]));
      expect(records.some(({ outbox }) => outbox.length > 0)).toBe(true);
    },
  );

  test('are told apart from what they show, and each has its neighbour', () => {
    for (const { game } of games.filter(({ game: { id } }) => existsSync(join(RECORDED, id)))) {
      const files = readdirSync(join(RECORDED, game.id)).sort();
      const named = all
        .filter((one) => one.game === game.id)
        .flatMap(({ name }) => [`${name}.json`, `${name}.shows.json`]);
      expect(files).toEqual(named.sort());
    }
  });
});

describe.each(all.map((one, at) => [`${one.game}/${one.name}`, one, at] as const))('%s', (name, recording, at) => {
  const loaded = loadFile(recording);
  const { part, record, match } = loaded;
  const { game } = part;

  const before = shown(recording);
  if (JSON.stringify(before.rules) === JSON.stringify(rulesOf(part))) {
    test('shows what it showed by the same rules', () => expectSame(showsOf(loaded), before, OTHERWISE));
  } else {
    // By other rules it may show something else: what is compared besides is the business of its game.
    test('is of older rules: it is brought over', () => {
      expect(match && isCurrent(game, match)).not.toBe(false);
      expect(record.options).toEqual(before.options);
    });
    const shows = () => {
      const now = showsOf(loaded) as typeof before;
      expect([now.status, now.options, now.seats]).toEqual([before.status, before.options, before.seats]);
      expect(Object.keys(now.viewers ?? {})).toEqual(Object.keys(before.viewers ?? {}));
    };
    if (at % SHOWN === 0) test('is of older rules: it shows the same people something', shows);
  }

  test('comes back from JSON the same', () => {
    // Brought over as it is: to bring it over once more takes the longest of all.
    const here = { ...record, ...(match && { match: match as Match<Json> }) };
    const again = load(JSON.stringify(here));
    expectSame(again.record, here);
    if (again.match && match) expectSame(shownAt(game, again.match), shownAt(game, match));
  });

  test('comes to the same position when its log is played again', () => {
    if (!match) return expect(record.status).toBe('lobby');
    const history = historyOf(match.news);
    const again = replay(game, match, history);
    expectSame(happened(logOf(again)), happened(history.log));
    expectSame(shownAt(game, again), shownAt(game, match));
  });

  test('goes on', () => {
    const from = match ?? begunFrom(loaded);
    const { match: after, answers } = playOn(part, from, ON);
    const { outcome, open } = position(game, after);
    if (record.status === 'over') expect(outcome).toBeDefined();
    else expect(outcome !== undefined || (answers === ON && open.length > 0)).toBe(true);
    if (name.endsWith('late')) expect(raceFrom(part, thinkOf(game, after), salted('to the end')).outcome).toBeDefined();
  });
});

describe('A store folder of another day', () => {
  test.each(readdirSync(RECORDED).filter((name) => name.startsWith('store-')))('%s opens whole', async (name) => {
    const folder = mkdtempSync(join(scratch, 'castellan-store-'));
    cpSync(join(RECORDED, name), folder, { recursive: true });
    const ids = readdirSync(join(folder, 'matches')).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
    const broken: object[] = [];
    const store = await openJsonStore(folder, { onBroken: (one) => void broken.push(one) });
    try {
      expect((await store.all()).map(({ id }) => id).sort()).toEqual(ids.sort());
      for (const id of ids) expect((await store.load(id))!.id).toBe(id);
      expect(broken).toEqual([]);
    } finally {
      await store.close();
      rmSync(folder, { recursive: true });
    }
  });
});

/** The match that a lobby becomes when as many sit down as are needed. */
function begunFrom({ part: { game }, record }: Loaded): Match<unknown> {
  const { min } = seatRange(game, record.options);
  const sitting = record.seats.filter(({ user }) => user !== null).length;
  return start(game, { options: record.options, seats: Math.max(min, sitting), seed: record.id });
}

/** Plays on by chance, for at most so many answers; each keeps the game's own account. */
function playOn(part: AnyGame, from: Match<unknown>, most: number) {
  const { game, proofs } = part;
  const chance = chanceFrom(salted('on'));
  let match = from;
  let answers = 0;
  for (; answers < most; answers++) {
    const { g, open, outcome } = position(game, match);
    if (outcome) break;
    const decision = open[Math.floor(chance() * open.length)]!;
    const answer = choose({ ...part, g, decision, policy: 'progress', chance });
    const acted = act(game, match, { decision: decision.id, seat: decision.seat, ...answer });
    if ('refused' in acted) throw new Error(`${decision.id}: ${acted.refused.key}`);
    match = acted.match;
    const wrong = proofs?.audit?.(g)(position(game, match).g, acted.events);
    expect(
      wrong,
      `Matches that are running lack or have too much of what is in the box now: ${CHANGED}`,
    ).toBeUndefined();
  }
  return { match, answers };
}
