import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openCampaigns } from './campaign-files.ts';
import { openDocument } from './document.ts';
import { BrokenRecord } from './errors.ts';
import { scrubFolder, withoutUser } from './forget.ts';
import { freezeJson } from './freeze-json.ts';
import { openIndex } from './index-file.ts';
import { removeUnfinished } from './json-file.ts';
import { lock } from './lock.ts';
import { type BrokenMatch, matchFiles, type Reports } from './match-files.ts';
import { matchesInFiles } from './matches-in-files.ts';
import { orUnknown } from './or-unknown.ts';
import { checkProfile, parseProfiles, unknownPerson } from './person-record.ts';
import { checkResult, parseMeta, parseResults } from './record.ts';
import { oldestEnded, resultWithout } from './results.ts';
import { checkServer, parseServers, unknownServer } from './server-record.ts';
import type { Store } from './store.ts';
import { whileOpen } from './while-open.ts';

export interface JsonStoreOptions {
  /** A pino logger fits. Gets names of files and reasons, never what a record holds. */
  log?: { info(facts: object, words: string): void; warn(facts: object, words: string): void };
  /** Hears of each match whose file could not be used, also while the store is being opened. */
  onBroken?(broken: BrokenMatch): void;
}

/**
 * The store in a folder of this machine, which is made if need be. Each match has a head, with its previous version
 * beside it, and a journal. Each campaign has a file with its previous version. One process at a time has a folder;
 * throws `FolderInUse` for the second. Damaged files are moved to matches/broken. Files of former schemas are brought
 * over and kept in matches/before-3.
 */
export async function openJsonStore(folder: string, options: JsonStoreOptions = {}): Promise<Store> {
  const root = resolve(folder);
  const matchFolder = join(root, 'matches');
  const broken = join(matchFolder, 'broken');
  const journals = join(root, 'journals');
  for (const each of [broken, journals]) await mkdir(each, { recursive: true, mode: 0o700 });
  const unlock = await lock(root);
  try {
    await removeUnfinished(root);
    await removeUnfinished(matchFolder);
    const warn = (facts: object, words: string) => options.log?.warn(facts, words);
    const document = <T>(name: string, parse: (text: string) => Record<string, T>) =>
      openDocument(join(root, name), parse, broken, (trouble) => warn({ name, ...trouble }, 'file could not be used'));
    const profiles = await document('profiles.json', parseProfiles);
    const servers = await document('servers.json', parseServers);
    const meta = await document('meta.json', parseMeta);
    const results = await document('results.json', parseResults);

    const former = join(matchFolder, 'before-3');
    let broughtOver = 0;
    const report: Reports = {
      broken(match) {
        warn(match, match.restored === null ? 'match set aside' : 'match restored from its backup');
        options.onBroken?.(match);
      },
      historyLost: (match) => warn(match, 'journal set aside, the history begins anew'),
      broughtOver: () => broughtOver++,
    };
    const files = matchFiles({ matches: matchFolder, journals, broken, former }, report);
    // The index of former schemas.
    await rm(join(root, 'index.json'), { force: true });
    const index = await openIndex(join(root, 'index.jsonl'), files, (id, error) => {
      if (error instanceof BrokenRecord && error.setAside.length > 0) return;
      warn({ id, reason: error instanceof Error ? error.message : String(error) }, 'match left out');
    });
    if (broughtOver > 0)
      options.log?.info({ matches: broughtOver, former }, 'matches of a former program brought over');
    const campaigns = await openCampaigns(join(root, 'campaigns'), (facts, words) => warn(facts, words));
    const matches = matchesInFiles(files, index);
    const { during, close } = whileOpen('the store');

    return {
      create: (record, beside) => during(() => matches.create(record, beside)),
      known: matches.known,
      load: (id) => during(() => matches.load(id)),
      commit: (record) => during(() => matches.commit(record)),
      setAside: (id, reason) => during(() => matches.setAside(id, reason)),
      history: (id) => during(() => matches.history(id)),
      lastEntries: (id, count) => during(() => matches.lastEntries(id, count)),
      byChannel: (channel) => during(() => index.byChannel(channel)),
      byUser: (user) => during(() => index.byUser(user)),
      running: () => during(() => index.running()),
      waiting: () => during(() => index.waiting()),
      due: (now) => during(() => index.due(now)),
      all: () => during(() => [...index.all()]),
      unreadable: () => during(() => index.spoilt()),
      export: (id) => during(() => matches.export(id)),
      import: (text, into) => during(() => matches.import(text, into)),
      put: (text, beside) => during(() => matches.put(text, beside)),
      campaigns: {
        create: (record) => during(() => campaigns.create(record)),
        load: (id) => during(() => campaigns.load(id)),
        commit: (record) => during(() => campaigns.commit(record)),
        of: (guild, game) => during(() => campaigns.of(guild, game)),
      },
      results: {
        of: (guild) =>
          during(() =>
            results
              .all()
              .filter((one) => one.guild === guild)
              .sort(oldestEnded),
          ),
        keep: (some) => during(() => results.add(new Map(some.map((one) => [one.match, checkResult(one)])))),
      },
      besides: () =>
        during(() => ({
          campaigns: campaigns.all(),
          results: results.all(),
          profiles: profiles.entries(),
          servers: servers.entries(),
          meta: meta.entries(),
        })),
      takeIn: (given) =>
        during(async () => {
          for (const one of given.campaigns) await campaigns.takeIn(one);
          await results.add(new Map(given.results.map((one) => [one.match, checkResult(one)])));
          await profiles.add(new Map(given.profiles.map(([user, one]) => [user, freezeJson(checkProfile(one))])));
          await servers.add(new Map(given.servers.map(([id, one]) => [id, freezeJson(checkServer(one))])));
          await meta.add(new Map(given.meta.map(([key, value]) => [key, freezeJson(value)])));
        }),
      naming: (user) => during(() => matches.naming(user)),
      forget: (user, nameless) =>
        during(async () => {
          await matches.forget(user, nameless);
          await campaigns.forget(user);
          await results.rewrite(mapped((one) => checkResult(resultWithout(one, user))));
          await meta.rewrite(mapped((one) => freezeJson(withoutUser(one, user))));
          await servers.rewrite(mapped((one) => freezeJson(checkServer(withoutUser(one, user)))));
          await profiles.rewrite((all) => new Map([...all].filter(([name]) => name !== user)));
          for (const each of [broken, former]) await scrubFolder(each, user);
          await index.forgetUser(user);
        }),
      profile: (user) => during(() => profiles.get(user) ?? unknownPerson()),
      saveProfile: (user, profile) => during(() => profiles.set(user, freezeJson(checkProfile(profile)))),
      changeProfile: (user, decide) =>
        during(async () => {
          const changed = orUnknown(unknownPerson, decide);
          await profiles.change(user, (known) => saved(changed(known), checkProfile));
        }),
      server: (guild) => during(() => servers.get(guild) ?? unknownServer()),
      saveServer: (guild, record) => during(() => servers.set(guild, freezeJson(checkServer(record)))),
      changeServer: (guild, decide) =>
        during(async () => {
          const changed = orUnknown(unknownServer, decide);
          await servers.change(guild, (known) => saved(changed(known), checkServer));
        }),
      meta: (key) => during(() => meta.get(key)),
      saveMeta: (key, value) => during(() => meta.set(key, freezeJson(value))),
      changeMeta: (key, decide) =>
        during(async () => {
          await meta.change(key, (value) => saved(decide(value)));
        }),
      keepMeta: (key, value) =>
        during(() => meta.change(key, (there) => (there === undefined ? freezeJson(value) : there))),
      addToMeta: (key, value) =>
        during(async () => {
          await meta.change(key, (list) => freezeJson([...(Array.isArray(list) ? list : []), value]));
        }),
      close: () => close(() => index.close().finally(unlock)),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A value as it is kept, if there is one to keep. Throws `Damaged`. */
const saved = <T>(value: T | undefined, check = (it: T): T => it): T | undefined =>
  value === undefined ? undefined : freezeJson(check(value));

/** What makes other values of all that there are, under the same names. */
const mapped =
  <T>(make: (value: T) => T) =>
  (all: ReadonlyMap<string, T>): Map<string, T> =>
    new Map([...all].map(([name, value]) => [name, make(value)]));
