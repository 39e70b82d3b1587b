import { setImmediate as turn } from 'node:timers/promises';
import { historyOf, toldIn } from '#core/history';
import type { Json, LogLine } from '#core/types';
import { readyToSave } from '#store/before-save';
import { type CampaignRecord, campaignWithout, lastChangedFirst } from '#store/campaign';
import { BrokenRecord, ChannelTaken, VersionConflict } from '#store/errors';
import { alone, exportedText, readExported, readMoved } from '#store/exported';
import { names, withoutUser } from '#store/forget';
import { freezeJson } from '#store/freeze-json';
import { makeMatchIndex } from '#store/match-index';
import { orUnknown } from '#store/or-unknown';
import { checkProfile, unknownPerson } from '#store/person-record';
import { checkCampaign, checkResult, comesIn, indexEntryOf, isId, isLive, readRecord } from '#store/record';
import { type MatchResult, oldestEnded, resultWithout } from '#store/results';
import { checkServer, unknownServer } from '#store/server-record';
import type { IndexEntry, MatchRecord, Profile, ServerRecord, Store } from '#store/store';
import { whileOpen } from '#store/while-open';

/** The row of a match: what is asked for often stands beside the record's text. */
interface Row {
  version: number;
  text: string;
  entry: IndexEntry;
  lines: string[];
  /** Why it was set aside. */
  aside?: string;
}

/** Tables of a database that is elsewhere: each word with it takes time, and everybody's words come in between. */
export interface Database {
  matches: Map<string, Row>;
  campaigns: Map<string, CampaignRecord>;
  small: Map<string, Json | Profile | ServerRecord>;
  results: Map<string, MatchResult>;
}
export const makeDatabase = (): Database => ({
  matches: new Map(),
  campaigns: new Map(),
  small: new Map(),
  results: new Map(),
});

/**
 * A store on a database that several processes use at the same time: a spike that shows what the contract asks of one. A
 * commit is one transaction, which begins with a look at the version. A client keeps what it has loaded, and asks
 * for the version alone before it gives that out again.
 */
export function openClient(database: Database): Store {
  const known = new Map<string, MatchRecord>();
  const { during, close } = whileOpen('the store');
  const { matches, campaigns, small, results } = database;

  /** What a query finds, after some time. */
  async function query<T>(find: () => T): Promise<T> {
    await turn();
    const found = find();
    await turn();
    return found;
  }
  /** Decides again where another one has saved meanwhile, as between two statements. */
  const change = <T extends Json | Profile | ServerRecord>(
    name: string,
    check: (value: T) => T,
    decide: (known: T | undefined) => T | undefined,
  ): Promise<void> =>
    during(async () => {
      for (;;) {
        const known = await query(() => small.get(name) as T | undefined);
        const after = decide(known);
        if (after === undefined || after === known) return;
        const isSaved = await query(() => {
          if (small.get(name) !== known) return false;
          small.set(name, freezeJson(check(after)));
          return true;
        });
        if (isSaved) return;
      }
    });
  const index = () =>
    query(() => {
      const rows = [...matches.values()];
      const found = makeMatchIndex(rows.flatMap(({ entry, aside }) => (aside === undefined ? [entry] : [])));
      for (const { entry, aside } of rows) if (aside !== undefined) found.spoil(entry);
      return found;
    });

  async function load(id: string): Promise<MatchRecord | undefined> {
    const aside = await query(() => matches.get(id)?.aside);
    if (aside !== undefined) throw new BrokenRecord(id, aside, [id]);
    const version = await query(() => matches.get(id)?.version);
    const here = known.get(id);
    if (version === undefined || here?.version === version) return version === undefined ? undefined : here;
    const text = await query(() => matches.get(id)!.text);
    const record = readRecord(JSON.parse(text));
    known.set(id, record);
    return record;
  }

  async function save(record: MatchRecord, follows: number, beside: readonly string[] = []): Promise<MatchRecord> {
    freezeJson(record);
    const { id } = record;
    const before = await load(id);
    if ((before?.version ?? 0) !== follows) throw new VersionConflict(id, follows, before?.version ?? null);
    const { kept, news } = readyToSave(record, before);
    // The transaction: somebody may have saved since.
    await query(() => {
      const row = matches.get(id);
      if ((row?.version ?? 0) !== follows) throw new VersionConflict(id, follows, row?.version ?? null);
      const others = [...matches.values()].filter(
        ({ entry, aside }) => entry.id !== id && !beside.includes(entry.id) && aside === undefined,
      );
      const there = others.find(({ entry }) => entry.channel === kept.channel && isLive(entry));
      if (there && comesIn(kept, before)) throw new ChannelTaken(kept.channel, there.entry.id);
      const lines = [...(row?.lines ?? []), ...news.map((line) => JSON.stringify(line))];
      matches.set(id, { version: kept.version, text: JSON.stringify(kept), entry: indexEntryOf(kept), lines });
    });
    known.set(id, kept);
    return kept;
  }

  async function saveCampaign(record: CampaignRecord, follows: number): Promise<CampaignRecord> {
    const kept = checkCampaign(record);
    return query(() => {
      const stored = campaigns.get(kept.id)?.version ?? 0;
      if (stored !== follows) throw new VersionConflict(kept.id, follows, stored || null, 'campaign');
      campaigns.set(kept.id, kept);
      return kept;
    });
  }

  /** Record and lines of one version: asked for in one query. */
  async function whole(id: string) {
    const row = await query(() => matches.get(id));
    if (!row) return undefined;
    const record = readRecord(JSON.parse(row.text));
    const lines = row.lines.map((line) => JSON.parse(line) as LogLine<Json>);
    return { record, history: record.match ? historyOf(lines) : undefined };
  }

  const naming = (user: string) =>
    query(() => {
      const found = [...matches.values()].filter(({ text }) => names(text, user)).map(({ entry }) => entry);
      return found.sort((a, b) => a.createdAt - b.createdAt).map(({ id }) => id);
    });

  return {
    create: (record, beside) => during(() => save({ ...record, version: 1 }, 0, beside === undefined ? [] : [beside])),
    known: (id) => known.get(id),
    load: (id) => during(() => (isId(id) ? load(id) : undefined)),
    commit: (record) =>
      during(() => {
        if (!(record.version >= 1)) throw new VersionConflict(record.id, record.version, null);
        return save({ ...record, version: record.version + 1 }, record.version);
      }),
    setAside: (id, reason) =>
      during(() =>
        query(() => {
          const row = matches.get(id);
          if (row) row.aside = reason;
        }),
      ),
    history: (id) => during(async () => (await whole(id))?.history),
    lastEntries: (id, count) =>
      during(async () =>
        count > 0 ? toldIn((await whole(id))?.history ?? { log: [], remarks: [] }).slice(-count) : [],
      ),
    byChannel: (channel) => during(async () => (await index()).byChannel(channel)),
    byUser: (user) => during(async () => (await index()).byUser(user)),
    running: () => during(async () => (await index()).running()),
    waiting: () => during(async () => (await index()).waiting()),
    due: (now) => during(async () => (await index()).due(now)),
    all: () => during(async () => [...(await index()).all()]),
    unreadable: () => during(async () => (await index()).spoilt()),
    export: (id) =>
      during(async () => {
        const found = await whole(id);
        if (!found) throw new Error(`there is no match ${id}`);
        return exportedText(found.record, found.history);
      }),
    import: (text, into) => during(() => save({ ...alone(readExported(text)), ...into }, 0)),
    put: (text, beside) => during(() => save(readMoved(text), 0, beside)),
    campaigns: {
      create: (record) => during(() => saveCampaign({ ...record, version: 1 }, 0)),
      load: (id) => during(() => query(() => campaigns.get(id))),
      commit: (record) =>
        during(() => {
          if (!(record.version >= 1)) throw new VersionConflict(record.id, record.version, null, 'campaign');
          return saveCampaign({ ...record, version: record.version + 1 }, record.version);
        }),
      of: (guild, game) =>
        during(() =>
          query(() =>
            [...campaigns.values()].filter((one) => one.guild === guild && one.game === game).sort(lastChangedFirst),
          ),
        ),
    },
    results: {
      of: (guild) =>
        during(() => query(() => [...results.values()].filter((one) => one.guild === guild).sort(oldestEnded))),
      keep: (some) =>
        during(() =>
          query(() => {
            for (const one of some.map(checkResult)) if (!results.has(one.match)) results.set(one.match, one);
          }),
        ),
    },
    besides: () =>
      during(() =>
        query(() => {
          const named = <T>(kind: string): [string, T][] =>
            [...small].flatMap(([name, value]) =>
              name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1), value as T]] : [],
            );
          return {
            campaigns: [...campaigns.values()],
            results: [...results.values()],
            profiles: named<Profile>('profile'),
            servers: named<ServerRecord>('server'),
            meta: named<Json>('meta'),
          };
        }),
      ),
    takeIn: (given) =>
      during(() =>
        query(() => {
          for (const one of given.campaigns) if (!campaigns.has(one.id)) campaigns.set(one.id, checkCampaign(one));
          for (const one of given.results) if (!results.has(one.match)) results.set(one.match, checkResult(one));
          const all = { profile: given.profiles, server: given.servers, meta: given.meta };
          for (const [kind, some] of Object.entries(all))
            for (const [name, value] of some)
              if (!small.has(`${kind} ${name}`)) small.set(`${kind} ${name}`, freezeJson(value));
        }),
      ),
    naming: (user) => during(() => naming(user)),
    forget: (user, nameless) =>
      during(async () => {
        for (const id of await naming(user)) {
          for (;;) {
            const before = await load(id);
            const record = before && nameless(before);
            if (!before || record === before) break;
            try {
              await save({ ...record!, version: before.version + 1 }, before.version);
              break;
            } catch (error) {
              if (!(error instanceof VersionConflict)) throw error;
            }
          }
        }
        await query(() => {
          small.delete(`profile ${user}`);
          for (const [name, value] of small)
            if (/^(meta|server) /.test(name)) small.set(name, withoutUser(value as Json, user));
          for (const [id, one] of results) results.set(id, resultWithout(one, user));
          for (const [id, one] of campaigns)
            if (names(JSON.stringify(one), user))
              campaigns.set(id, checkCampaign({ ...campaignWithout(one, user), version: one.version + 1 }));
        });
      }),
    profile: (user) =>
      during(() => query(() => (small.get(`profile ${user}`) as Profile | undefined) ?? unknownPerson())),
    saveProfile: (user, profile) =>
      during(() => query(() => void small.set(`profile ${user}`, freezeJson(checkProfile(profile))))),
    changeProfile: (user, decide) => change(`profile ${user}`, checkProfile, orUnknown(unknownPerson, decide)),
    server: (guild) =>
      during(() => query(() => (small.get(`server ${guild}`) as ServerRecord | undefined) ?? unknownServer())),
    saveServer: (guild, record) =>
      during(() => query(() => void small.set(`server ${guild}`, freezeJson(checkServer(record))))),
    changeServer: (guild, decide) => change(`server ${guild}`, checkServer, orUnknown(unknownServer, decide)),
    meta: (key) => during(() => query(() => small.get(`meta ${key}`) as Json | undefined)),
    saveMeta: (key, value) => during(() => query(() => void small.set(`meta ${key}`, freezeJson(value)))),
    changeMeta: (key, decide) => change(`meta ${key}`, (value) => value as Json, decide),
    keepMeta: (key, value) =>
      during(() =>
        query(() => {
          if (!small.has(`meta ${key}`)) small.set(`meta ${key}`, freezeJson(value));
          return small.get(`meta ${key}`) as Json;
        }),
      ),
    addToMeta: (key, value) =>
      during(() =>
        query(() => {
          const list = small.get(`meta ${key}`);
          small.set(`meta ${key}`, freezeJson([...(Array.isArray(list) ? list : []), value]));
        }),
      ),
    close: () => close(async () => {}),
  };
}
