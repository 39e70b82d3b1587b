import { campaignWithout } from '../campaign.ts';
import { BrokenRecord, VersionConflict } from '../errors.ts';
import { NOBODY, names, scrubbed, withoutUser } from '../forget.ts';
import { freezeJson } from '../freeze-json.ts';
import { checkCampaign, checkResult, parseJson } from '../record.ts';
import { type MatchResult, resultWithout } from '../results.ts';
import { checkServer } from '../server-record.ts';
import type { MatchRecord, Store } from '../store.ts';
import type { CampaignRows } from './campaign-table.ts';
import type { Database } from './database.ts';
import { type KnownRows, telling } from './known-rows.ts';
import type { Texts } from './rows.ts';
import { inColumn } from './texts.ts';

type Nameless = (record: MatchRecord) => MatchRecord;

/** How a person is taken out of a database. What was there before stays in its dead rows until it is vacuumed, and in copies of it. */
export function forgettingIn(
  database: Database,
  {
    matches,
    campaigns,
    known,
  }: { matches: Pick<Store, 'load' | 'commit'>; campaigns: CampaignRows; known?: KnownRows | undefined },
): Pick<Store, 'naming' | 'forget'> {
  async function naming(user: string): Promise<string[]> {
    const statement = `select id, head, base from match
      where strpos(head, $1) > 0 or strpos(base, $1) > 0 order by created_at, id`;
    const rows = await database.query<Texts & { id: string }>(statement, [inColumn(user)]);
    return rows.filter(({ head, base }) => names(head, user) || names(base ?? '', user)).map(({ id }) => id);
  }

  async function inMatch(id: string, user: string, nameless: Nameless): Promise<void> {
    for (;;) {
      try {
        const before = await matches.load(id);
        const record = before && nameless(before);
        if (record && record !== before) await matches.commit(record);
        return;
      } catch (error) {
        if (error instanceof BrokenRecord) return inBrokenRow(id, user);
        if (!(error instanceof VersionConflict)) throw error;
      }
    }
  }

  /** In a row that nothing here can read as many zeros stand where they were named: what could be mended by hand still can. */
  async function inBrokenRow(id: string, user: string): Promise<void> {
    await database.inOne(async ({ query }) => {
      const [row] = await query<Texts>('select head, base from match where id = $1 for update', [id]);
      const values = row && [id, scrubbed(row.head, user), row.base && scrubbed(row.base, user)];
      if (values) await query('update match set head = $2, base = $3 where id = $1', values);
    });
  }
  /** What is known of such rows besides does not say any more that this user sat there. */
  const besideBrokenRows = (user: string) =>
    database.query(
      `update match set users = array_remove(users, $1::text), host = case when host = $1 then $2 else host end
        where aside is not null and (users @> array[$1::text] or host = $1)`,
      [inColumn(user), NOBODY],
    );

  /** Writes the rows of a table that name this user anew. */
  async function rewrite({ query }: Database, table: string, user: string, make: (value: unknown) => unknown) {
    const find = `select id, text from ${table} where strpos(text, $1) > 0 for update`;
    const rows = await query<{ id: string; text: string }>(find, [inColumn(user)]);
    for (const { id, text } of rows.filter((row) => names(row.text, user))) {
      const value = JSON.stringify(make(parseJson(text)));
      await query(telling(table, `update ${table} set text = $2 where id = $1`), [id, value]);
    }
  }

  async function inCampaigns(user: string): Promise<void> {
    for (const { id } of await campaigns.all()) {
      for (;;) {
        const record = await campaigns.load(id);
        if (!record || !names(JSON.stringify(record), user)) break;
        try {
          await campaigns.commit(checkCampaign(campaignWithout(record, user)));
          break;
        } catch (error) {
          if (!(error instanceof VersionConflict)) throw error;
        }
      }
    }
  }

  return {
    naming,
    async forget(user, nameless) {
      for (const id of await naming(user)) await inMatch(id, user, nameless);
      await besideBrokenRows(user);
      await inCampaigns(user);
      await database.inOne(async (one) => {
        await rewrite(one, 'result', user, (value) => checkResult(resultWithout(value as MatchResult, user)));
        await rewrite(one, 'meta', user, (value) => freezeJson(withoutUser(value, user)));
        await rewrite(one, 'server', user, (value) => checkServer(withoutUser(value, user)));
        await one.query(telling('profile', 'delete from profile where id = $1'), [inColumn(user)]);
      });
      known?.heard(undefined);
    },
  };
}
