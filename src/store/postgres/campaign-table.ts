import { type CampaignRecord, type CampaignStore, lastChangedFirst } from '../campaign.ts';
import { BrokenRecord, Damaged, NewerRecord, UnknownSchema, VersionConflict } from '../errors.ts';
import { checkCampaign, isId, parseCampaign } from '../record.ts';
import type { Database } from './database.ts';
import type { Warn } from './match-table.ts';
import { inColumn } from './texts.ts';

/** The campaigns of a database, as one store hands them to another. */
export interface CampaignRows extends CampaignStore {
  /** All that can be read. */
  all(): Promise<CampaignRecord[]>;
  /** Adds a campaign of another store, unless one of its id is here. */
  takeIn(record: CampaignRecord): Promise<void>;
}

interface Row {
  id: string;
  version: number;
  text: string;
}
const WHICH = 'select id, version, text from campaign';

/** These rows. One that cannot be read is a `BrokenRecord` and left out of lists; `warn` hears of it. */
export function campaignsIn({ query }: Database, warn: Warn): CampaignRows {
  function campaignIn({ id, version, text }: Row): CampaignRecord {
    try {
      const record = parseCampaign(text);
      if (record.id !== id || record.version !== version) throw new Damaged('it is another one, or of another version');
      return record;
    } catch (error) {
      if (error instanceof UnknownSchema) throw new NewerRecord(id, error.message, 'campaign');
      if (!(error instanceof Damaged)) throw error;
      warn({ campaign: id, reason: error.message }, 'campaign cannot be read');
      throw new BrokenRecord(id, error.message, [`row ${id} of table campaign`], 'campaign');
    }
  }
  const readable = (rows: Row[]) =>
    rows.flatMap((row) => {
      try {
        return [campaignIn(row)];
      } catch (error) {
        if (error instanceof BrokenRecord) return [];
        throw error;
      }
    });
  const valuesOf = (record: CampaignRecord) => [
    record.id,
    record.version,
    inColumn(record.guild),
    inColumn(record.game),
    JSON.stringify(record),
  ];
  async function insert(record: CampaignRecord): Promise<boolean> {
    const statement = `insert into campaign (id, version, guild, game, text) values ($1, $2, $3, $4, $5)
      on conflict (id) do nothing returning id`;
    return (await query(statement, valuesOf(checkCampaign(record)))).length > 0;
  }
  async function load(id: string): Promise<CampaignRecord | undefined> {
    if (!isId(id)) return undefined;
    const [row] = await query<Row>(`${WHICH} where id = $1`, [id]);
    return row && campaignIn(row);
  }

  return {
    load,
    async create(given) {
      const record = checkCampaign({ ...given, version: 1 });
      if (await insert(record)) return record;
      throw new VersionConflict(record.id, 0, (await load(record.id))?.version ?? null, 'campaign');
    },
    async commit(before) {
      const record = checkCampaign({ ...before, version: before.version + 1 });
      const statement = `update campaign set version = $2, guild = $3, game = $4, text = $5
        where id = $1 and version = $6 and version > 0 returning id`;
      if ((await query(statement, [...valuesOf(record), before.version])).length > 0) return record;
      throw new VersionConflict(record.id, before.version, (await load(record.id))?.version ?? null, 'campaign');
    },
    async of(guild, game) {
      const rows = await query<Row>(`${WHICH} where guild = $1 and game = $2`, [inColumn(guild), inColumn(game)]);
      return readable(rows).sort(lastChangedFirst);
    },
    all: async () => readable(await query<Row>(`${WHICH} order by id`)),
    async takeIn(record) {
      await insert(record);
    },
  };
}
