import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CampaignRecord, type CampaignStore, campaignWithout, lastChangedFirst } from './campaign.ts';
import { BrokenRecord, Damaged, NewerRecord, UnknownSchema, VersionConflict } from './errors.ts';
import { names, scrubFile, scrubFolder } from './forget.ts';
import { backupOf, readJson, removeUnfinished, writeJson } from './json-file.ts';
import { inTurn } from './queue.ts';
import { checkCampaign, isId, parseCampaign } from './record.ts';
import { readOrRecover } from './recover.ts';

/** The campaigns of a folder, of which one can forget a person. */
export interface CampaignFiles extends CampaignStore {
  /** No campaign names this user any more, nor does the version before it. */
  forget(user: string): Promise<void>;
  /** All that can be read. */
  all(): CampaignRecord[];
  /** Adds a campaign of another store, unless one of its id is here. */
  takeIn(record: CampaignRecord): Promise<void>;
}

/**
 * The campaigns in a folder, a file each with its version before beside it, and all of them in memory: they are few, small, and
 * looked through while somebody types. A damaged one is set aside, and its backup takes its place. `warn` hears of that.
 */
export async function openCampaigns(
  folder: string,
  warn: (facts: object, words: string) => void,
): Promise<CampaignFiles> {
  const broken = join(folder, 'broken');
  await mkdir(broken, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const pathOf = (id: string) => join(folder, `${id}.json`);
  const known = new Map<string, CampaignRecord>();
  /** Those that cannot be used, and why: nothing takes their place unasked. */
  const lost = new Map<string, BrokenRecord>();

  for (const name of await readdir(broken)) {
    const id = name.split('.')[0]!;
    lost.set(id, new BrokenRecord(id, 'set aside earlier', [join(broken, name)], 'campaign'));
  }
  for (const id of idsOf(await readdir(folder))) await take(id);

  async function take(id: string): Promise<void> {
    try {
      const { value, trouble } = await readOrRecover(pathOf(id), (text) => ofThis(id, parseCampaign(text)), broken);
      if (trouble) {
        // As with a match: the lost version was the backup's or the one after it.
        const restored = value && checkCampaign({ ...value, version: value.version + 2 });
        warn({ campaign: id, ...trouble }, restored ? 'campaign restored from its backup' : 'campaign set aside');
        if (!restored) throw new BrokenRecord(id, trouble.reason, trouble.setAside, 'campaign');
        await writeJson(pathOf(id), restored);
        keep(restored);
      } else if (value) keep(value);
    } catch (error) {
      if (error instanceof BrokenRecord) lost.set(id, error);
      else if (error instanceof UnknownSchema) {
        warn({ campaign: id, reason: error.message }, 'campaign left out');
        lost.set(id, new NewerRecord(id, error.message, 'campaign'));
      } else throw error;
    }
  }

  function keep(record: CampaignRecord): CampaignRecord {
    lost.delete(record.id);
    known.set(record.id, record);
    return record;
  }

  function found(id: string): CampaignRecord | undefined {
    const why = lost.get(id);
    if (why) throw why;
    return known.get(id);
  }

  /** Saves if `record` follows on the version that is stored; on version 0 when nothing may be there. */
  function save(record: CampaignRecord, follows: number): Promise<CampaignRecord> {
    checkCampaign(record);
    const file = pathOf(record.id);
    return inTurn(file, async () => {
      const stored = found(record.id)?.version ?? 0;
      if (stored !== follows) throw new VersionConflict(record.id, follows, stored || null, 'campaign');
      try {
        await writeJson(file, record);
      } catch (error) {
        // After a failed write only the disk knows which version it has.
        const there = await readJson(file, parseCampaign).catch(() => undefined);
        if (there) keep(there);
        throw error;
      }
      return keep(record);
    });
  }

  async function forget(user: string): Promise<void> {
    for (const { id } of [...known.values()]) {
      await inTurn(pathOf(id), async () => {
        const record = known.get(id);
        if (!record || !names(JSON.stringify(record), user)) return;
        const next = checkCampaign({ ...campaignWithout(record, user), version: record.version + 1 });
        // Once more, so that the version before it is one without them as well.
        await writeJson(pathOf(id), next);
        await writeJson(pathOf(id), next);
        keep(next);
      });
    }
    await scrubFolder(broken, user);
    for (const id of lost.keys()) for (const file of [pathOf(id), backupOf(pathOf(id))]) await scrubFile(file, user);
  }

  return {
    forget,
    all: () => [...known.values()],
    async takeIn(record) {
      if (!found(record.id)) await save(record, 0);
    },
    create: async (record) => save({ ...record, version: 1 }, 0),
    load: async (id) => found(id),
    async commit(record) {
      if (!(record.version >= 1)) throw new VersionConflict(record.id, record.version, null, 'campaign');
      return save({ ...record, version: record.version + 1 }, record.version);
    },
    of: async (guild, game) =>
      [...known.values()].filter((one) => one.guild === guild && one.game === game).sort(lastChangedFirst),
  };
}

/** All ids that have a file or a backup. */
const idsOf = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => /^(.+)\.json(\.bak)?$/.exec(name)?.[1] ?? []).filter(isId));

function ofThis(id: string, record: CampaignRecord): CampaignRecord {
  if (record.id !== id) throw new Damaged(`it is campaign ${record.id}`);
  return record;
}
