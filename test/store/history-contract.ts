import { describe, expect, test } from 'vitest';
import { historyOf, logOf, toldIn } from '#core/history';
import { act, position, start } from '#core/match';
import type { Json, Match } from '#core/types';
import { ImportRefused, VersionConflict } from '#store/errors';
import { newId } from '#store/new-id';
import type { MatchRecord, Store } from '#store/store';
import { toy } from '../kit/toy-game.ts';
import { formerRecord } from './former-record.ts';
import { saved as afterSaving, answering, sampleRecord } from './sample-record.ts';

const { game } = toy;

/** What every store owes of histories and of moving matches from store to store. */
export function describeHistories(store: () => Store, reopen: () => Promise<void>): void {
  describe('the history of a match', () => {
    test('is what its news were, in order, and survives closing', async () => {
      const given = sampleRecord();
      const first = await store().create(given);
      const told = historyOf(given.match!.news);
      expect(await store().history(given.id)).toEqual(told);
      const more = answering(answering(first, 'B1'), 'B2');
      const second = await store().commit(more);
      expect(second.match).toEqual({ ...more.match, news: [] });
      await store().commit(answering(second, 'B3'));
      await reopen();
      const history = (await store().history(given.id))!;
      expect(history.origin).toEqual(told.origin);
      expect(history.log.slice(0, 2)).toEqual(told.log);
      expect(history.log.slice(2).map(({ answer }) => answer!.args.to)).toEqual(['B1', 'B2', 'B3']);
    });

    test('is not there in the lobby, nor of a match that is not there', async () => {
      const { id } = await store().create(sampleRecord({ status: 'lobby', match: null }));
      expect(await store().history(id)).toBeUndefined();
      expect(await store().lastEntries(id, 5)).toEqual([]);
      expect(await store().history('nobody')).toBeUndefined();
      expect(await store().lastEntries('../meta', 5)).toEqual([]);
    });

    test('loses an answer that was taken back, and the answers that came after it stay', async () => {
      const first = await store().commit(answering(answering(await store().create(sampleRecord()), 'B1'), 'B2'));
      const match = first.match!;
      const shorter = { ...match, answers: match.answers.slice(1), logged: match.logged - 1, news: [{ drop: 2 }] };
      const second = await store().commit({ ...first, match: shorter });
      const { log } = (await store().history(first.id))!;
      expect(log.map(({ answer }) => answer?.args.to)).toEqual([undefined, 'A3', 'B2']);
      await store().commit(answering(second, 'B3'));
      await reopen();
      for (const count of [1, 2, 3, 4, 9]) {
        const all = (await store().history(first.id))!.log;
        expect(await store().lastEntries(first.id, count)).toEqual(all.slice(-count));
      }
    });

    test('ends with the same entries as the log, whatever was taken back when', async () => {
      let record = await store().create(sampleRecord());
      // Drops at the end, in the middle and twice in a row, before and after further answers.
      for (const [n, drops] of [[], [3], [], [], [4, 2], [], [2], [4], []].entries()) {
        const longer = answering(record, `C${n}`);
        const match = longer.match!;
        const news = [...match.news, ...drops.map((drop) => ({ drop }))];
        record = await store().commit({ ...longer, match: { ...match, logged: match.logged - drops.length, news } });
      }
      const { log } = (await store().history(record.id))!;
      expect(log).toHaveLength(record.match!.logged);
      for (let n = 0; n <= log.length + 1; n++) {
        expect(await store().lastEntries(record.id, n)).toEqual(n === 0 ? [] : log.slice(-n));
      }
    });

    test('keeps for ever what no answer has told, wherever entries are taken back', async () => {
      let record = await store().create(sampleRecord());
      const remark = (type: string) => ({ remark: { answer: null, events: [{ type, shown: {} }] } });
      for (const [n, more] of [[], [remark('first')], [], [{ drop: 3 }, { drop: 2 }, remark('second')], []].entries()) {
        const longer = answering(record, `C${n}`);
        const match = longer.match!;
        const news = [...match.news, ...more];
        const drops = more.filter((line) => 'drop' in line).length;
        record = await store().commit({ ...longer, match: { ...match, logged: match.logged - drops, news } });
      }
      await reopen();
      const history = (await store().history(record.id))!;
      expect(history.remarks.map(({ at, entry }) => [at, entry.events[0]!.type])).toEqual([
        [2, 'first'],
        [4, 'second'],
      ]);
      const read = toldIn(history);
      for (let n = 0; n <= read.length + 1; n++)
        expect(await store().lastEntries(record.id, n)).toEqual(n === 0 ? [] : read.slice(-n));
      const copy = await store().import(await store().export(record.id), { channel: 'c2', guild: null });
      expect(await store().history(copy.id)).toEqual(history);
    });

    test('of a real match gives its log; the step that is under way goes on from the saved match without being run again', async () => {
      let steps = 0;
      const counted = {
        ...game,
        next: (g: Parameters<typeof game.next>[0]) => {
          steps++;
          return game.next(g);
        },
      };
      const rests = (record: MatchRecord): MatchRecord => {
        const { id, seat } = position(counted, record.match as Match<never>).open[0]!;
        const acted = act(counted, record.match as Match<never>, { decision: id, seat, action: 'rest', args: {} });
        if ('refused' in acted) throw new Error(acted.refused.key);
        return { ...record, match: acted.match as Match<unknown> as Match<Json> };
      };
      const match = start(counted, { options: {}, seats: 2, seed: 'seed' }) as Match<unknown> as Match<Json>;
      const first = await store().create(sampleRecord({ match, outbox: [] }));
      const moved = rests(first);
      expect(steps).toBe(2);
      const second = await store().commit(moved);
      const { open, g } = position(counted, second.match as Match<never>);
      expect(open).toMatchObject([{ seat: 1, key: 'turn' }]);
      expect(steps).toBe(2);
      // Whoever still has the match of before sees the same.
      expect(position(counted, moved.match as Match<never>).g).toEqual(g);
      const third = await store().commit(rests(second));
      expect(third.match!.logged).toBe(3);
      expect((await store().history(first.id))!.log.map(({ answer }) => answer?.seat)).toEqual([undefined, 0, 1]);
    });

    test('takes no news that do not go on from what is written', async () => {
      const first = await store().create(sampleRecord());
      const longer = answering(first, 'B1').match!;
      const bad: [string, Partial<Match<Json>>][] = [
        ['match.logged', { logged: 4 }],
        ['match.logged', { news: [] }],
        ['match.news', { news: [{ drop: 2 }, ...longer.news] }],
        ['match.news.0', { news: [{ entry: { answer: null } } as never] }],
        ['match.news.0', { news: [{ forget: 1 } as never] }],
      ];
      for (const [place, change] of bad) {
        const match = { ...longer, ...change };
        await expect(store().commit({ ...first, match })).rejects.toThrow(place);
      }
      const { match, ...fresh } = sampleRecord();
      const news = match!.news.slice(1);
      await expect(store().create({ ...fresh, match: { ...match!, news } })).rejects.toThrow('origin');
      expect((await store().history(first.id))!.log).toHaveLength(2);
      expect(await store().load(first.id)).toEqual(first);
    });

    test('goes with one of two commits of the same version, and the news of the other are nowhere', async () => {
      const first = await store().create(sampleRecord());
      const results = await Promise.allSettled(['one', 'two'].map((to) => store().commit(answering(first, to))));
      const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(won).toHaveLength(1);
      await reopen();
      const { log } = (await store().history(first.id))!;
      expect(log.slice(2).map(({ answer }) => answer)).toEqual(won[0]!.match!.answers.slice(1));
    });
  });

  describe('moving a match', () => {
    test('an exported match that is imported is equal but for id, version, place and board', async () => {
      const first = await store().create(sampleRecord());
      const second = await store().commit({ ...answering(first, 'B1'), endVotes: [] });
      const text = await store().export(first.id);
      const copy = await store().import(text, { channel: 'c2', guild: null });
      expect(copy).toEqual({ ...second, id: copy.id, version: 1, channel: 'c2', guild: null, board: null });
      expect(copy.id).not.toBe(first.id);
      expect(await store().byChannel('c2')).toBe(copy.id);
      await reopen();
      expect(await store().load(copy.id)).toEqual(copy);
      expect(await store().load(first.id)).toEqual(second);
      expect(await store().history(copy.id)).toEqual(await store().history(first.id));
      expect(await store().export(first.id)).toBe(text);
    });

    test('an export holds record and log, and none of what was taken back', async () => {
      const first = await store().commit(answering(await store().create(sampleRecord()), 'regretted'));
      const match = first.match!;
      const back = { ...match, answers: match.answers.slice(0, 1), logged: 2, news: [{ drop: 2 }] };
      await store().commit({ ...first, match: back });
      const text = await store().export(first.id);
      expect(text).not.toContain('regretted');
      const exported = JSON.parse(text) as MatchRecord;
      expect(logOf(exported.match!)).toEqual((await store().history(first.id))!.log);
    });

    test('there is no export of a match that is not there', async () => {
      await expect(store().export('nobody')).rejects.toThrow('no match nobody');
    });

    test('an import is refused when it is of an unknown schema or not a whole record', async () => {
      const { id } = await store().create(sampleRecord());
      const exported = JSON.parse(await store().export(id));
      const { seats: _, ...seatless } = exported;
      const bad: [string, unknown][] = [
        ['schema 4', { ...exported, schema: 4 }],
        ['schema', { ...exported, schema: 'one' }],
        ['seats', seatless],
        ['stranger', { ...exported, stranger: 1 }],
        [
          'seats.1.stranger',
          {
            ...exported,
            seats: exported.seats.map((one: object, i: number) => ({ ...one, ...(i === 1 && { stranger: 1 }) })),
          },
        ],
        ['match.rng', { ...exported, match: { ...exported.match, rng: null } }],
        ['match.logged', { ...exported, match: { ...exported.match, news: exported.match.news.slice(0, 2) } }],
        ['object', []],
      ];
      for (const [reason, document] of bad) {
        const refused = store().import(JSON.stringify(document), { channel: 'c2', guild: null });
        await expect(refused).rejects.toThrow(ImportRefused);
        await expect(refused).rejects.toThrow(reason);
        // From another store of the same installation comes what a newer program has noted.
        if (!reason.endsWith('stranger'))
          await expect(store().put(JSON.stringify(document))).rejects.toThrow(ImportRefused);
      }
      await expect(store().import('{"schema": 3', { channel: 'c2', guild: null })).rejects.toThrow(ImportRefused);
      expect(await store().all()).toHaveLength(1);
    });

    test('a match that a program of schema 1 exported goes on, with nobody who has agreed to anything', async () => {
      const given = sampleRecord();
      const former = formerRecord(given, 1);
      const { id } = await store().import(JSON.stringify(former), { channel: 'c2', guild: 'g2' });
      const place = { id, channel: 'c2', guild: 'g2', board: null, version: 1 };
      // When its next reminder is due nobody knows: so it is due now.
      expect(await store().load(id)).toEqual({ ...afterSaving(given), ...place, agreed: [], nextReminder: 0 });
      expect(await store().history(id)).toEqual(historyOf(given.match!.news));
      const wrong = JSON.stringify({ ...former, schema: 2 });
      await expect(store().import(wrong, { channel: 'c2', guild: 'g2' })).rejects.toThrow('agreed');
    });

    test('a match that a program of schema 2 exported goes on with its log', async () => {
      const given = answering(sampleRecord(), 'B1');
      const former = JSON.stringify(formerRecord(given, 2));
      const { id } = await store().import(former, { channel: 'c2', guild: 'g2' });
      const place = { id, channel: 'c2', guild: 'g2', board: null, version: 1, nextReminder: 0 };
      expect(await store().load(id)).toEqual({ ...afterSaving(given), ...place });
      const { log } = (await store().history(id))!;
      expect(log.at(-1)!.answer!.args).toEqual({ to: 'B1' });
      const second = await store().commit(answering((await store().load(id))!, 'B2'));
      expect(second.match!.logged).toBe(4);
    });

    test('a match is put into another store as it is, with its id and version, and goes on there', async () => {
      const first = await store().create(sampleRecord());
      const second = await store().commit({ ...answering(first, 'B1'), host: 'eve' });
      const text = await store().export(first.id);
      await expect(store().put(text)).rejects.toMatchObject({ name: 'VersionConflict', found: 2 });
      const id = newId();
      const moved = await store().put(JSON.stringify({ ...JSON.parse(text), id, channel: 'c2' }));
      expect(moved).toEqual({ ...second, id, channel: 'c2' });
      await reopen();
      expect(await store().load(id)).toEqual({ ...second, id, channel: 'c2' });
      expect(await store().history(id)).toEqual(await store().history(first.id));
      await expect(store().commit({ ...moved, version: 1 })).rejects.toThrow(VersionConflict);
      expect((await store().commit(answering(moved, 'B2'))).version).toBe(3);
    });
  });

  describe('what waits', () => {
    test('is known without a look at the matches: the outboxes that are not empty, oldest match first', async () => {
      const item = { id: 'n', kind: 'news', data: null };
      const make = (createdAt: number, outbox: MatchRecord['outbox']) =>
        store().create(sampleRecord({ createdAt, outbox }));
      const late = await make(3, [item]);
      const none = await make(2, []);
      const early = await make(1, [item, { ...item, id: 'o', sealed: 5 }]);
      expect(await store().waiting()).toEqual([early.id, late.id]);
      await store().commit({ ...early, outbox: [] });
      await store().commit({ ...none, outbox: [item] });
      await reopen();
      expect(await store().waiting()).toEqual([none.id, late.id]);
    });

    test('is due from the moment that the match names, the longest due first', async () => {
      const make = (nextReminder: number | null) => store().create(sampleRecord({ nextReminder }));
      const second = await make(2_000);
      const first = await make(1_000);
      await make(null);
      const later = await make(9_000);
      expect(await store().due(999)).toEqual([]);
      expect(await store().due(1_000)).toEqual([first.id]);
      expect(await store().due(8_999)).toEqual([first.id, second.id]);
      await store().commit({ ...first, nextReminder: 3_000 });
      await store().commit({ ...later, nextReminder: null });
      await reopen();
      expect(await store().due(10_000)).toEqual([second.id, first.id]);
    });
  });
}
