import type { Chance } from '#core/enumerate';
import { oneOf, wildText } from './forged-ids.ts';

/** Files that somebody has made of an exported match, to do harm with it. */

export interface HostileFile {
  /** What was done to it, for whoever looks for the reason of a failure. */
  what: string;
  text: string;
}
type Tree = Record<string, unknown>;

/** Whom a forger would like to see seated, asked and written to. */
export interface Forgery {
  /** Of the file: so that no two are taken for copies of each other. */
  id: string;
  forger: string;
  victims: readonly string[];
}

/** A hostile file from the text of an exported match: with others in its seats, and one or two things that are wrong. */
export function hostileFile(chance: Chance, text: string, forgery: Forgery): HostileFile {
  const record = prepared(chance, JSON.parse(text) as Tree, forgery);
  if (chance() < 0.08) return torn(chance, JSON.stringify(record));
  const done = Array.from({ length: 1 + Math.floor(chance() * 2) }, () =>
    chance() < 0.7 ? aimed(chance, record, forgery) : anywhere(chance, record),
  );
  return { what: done.join('; '), text: JSON.stringify(record) };
}

/** The forger at a seat or at none, victims at all others, and as the host. */
function prepared(chance: Chance, record: Tree, { id, forger, victims }: Forgery): Tree {
  const seats = (record.seats as Tree[]).map((seat, i) => ({ ...seat, user: victims[i % victims.length] }));
  const own = Math.floor(chance() * (seats.length + 1));
  if (seats[own]) seats[own].user = forger;
  return { ...record, id, seats, host: oneOf(chance, victims), notes: {} };
}

function torn(chance: Chance, text: string): HostileFile {
  const at = Math.floor(chance() * text.length);
  const forms: [string, string][] = [
    ['cut off', text.slice(0, at)],
    ['a hole', text.slice(0, at) + text.slice(at + 50)],
    ['twice', text + text],
    ['nested deeply', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['a list', `[${text}]`],
    ['nothing', ''],
  ];
  const [what, made] = oneOf(chance, forms);
  return { what, text: made };
}

/** What a forger would try who knows the format. */
function aimed(chance: Chance, record: Tree, { victims }: Forgery): string {
  const match = (record.match ?? {}) as Tree;
  const victim = oneOf(chance, victims);
  const seats = record.seats as Tree[];
  const forms: Record<string, () => unknown> = {
    'a reminder to somebody': () => {
      record.outbox = [{ id: 'x', kind: 'dm', data: { seat: 0, decision: 'x', reminder: true } }];
      record.asked = [{ seat: 0, since: 0, reminded: 0, lastReminder: null }];
      record.nextReminder = 0;
    },
    'seats kept for somebody': () => {
      record.notes = { reserved: { 0: victim, 1: victim, 99: victim }, from: 'x', blocked: 'gone' };
    },
    'notes that are none': () => {
      record.notes = { votes: 7, hands: null, goneOrders: 'x', refusedAt: [], commitment: {} };
    },
    'votes to end': () => {
      record.endVotes = [0, 1, 2, 3, 4, 5, 6];
    },
    'an end that is none': () => {
      record.status = oneOf(chance, ['over', 'ended', 'lobby', 'running', 'gone']);
    },
    'a seat too many': () => seats.push({ ...seats[0], user: victim }),
    'a seat too few': () => seats.pop(),
    'wild hours': () => Object.assign(record.settings as Tree, { remindAfterHours: 1e-9, remindEveryHours: -1e300 }),
    'a half-made answer': () => {
      record.drafts = { 0: { decision: 'x', action: 'x', args: {}, parts: [[9]] }, 9: 7 };
    },
    'rules of another version': () => {
      match.version = oneOf(chance, [0, 1, 2, 99, -1, 1.5]);
    },
    'another game inside': () => {
      match.game = oneOf(chance, ['chess', 'scythe', 'tears-of-the-dragon', '__proto__']);
    },
    'answers to what nobody asked': () => {
      match.answers = [{ decision: 'x', seat: 7, action: 'rest', args: {} }];
    },
    'orders for what there is not': () => {
      match.orders = [{ seat: 0, window: 'x', order: 'y', args: {}, until: 'always' }];
    },
    'dice that were drawn otherwise': () => {
      match.rng = { seed: '', drawn: { 'combat-deck': 2 ** 53, __proto__: 1 } };
    },
    'a campaign': () => {
      record.campaign = { id: 'x', name: 'x', carried: null };
    },
    'options that there are not': () => {
      record.options = { scenario: wildText(chance, 40), constructor: 'x' };
      match.options = record.options;
    },
    'a message elsewhere as its board': () => {
      record.board = { channel: '1', message: '1' };
      record.channel = '1';
    },
  };
  const name = oneOf(chance, Object.keys(forms));
  forms[name]!();
  return name;
}

/** Something else in one place of the tree, wherever that is. */
function anywhere(chance: Chance, record: Tree): string {
  let at = record;
  const path: string[] = [];
  for (;;) {
    const keys = Object.keys(at);
    if (keys.length === 0) return 'nothing there';
    const key = oneOf(chance, keys);
    path.push(key);
    const value = at[key];
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && chance() < 0.8) {
      at = value as Tree;
      continue;
    }
    const what = changed(chance, at, key);
    return `${path.join('.')}: ${what}`;
  }
}

function changed(chance: Chance, at: Tree, key: string): string {
  const kind = chance();
  if (kind < 0.2) {
    if (Array.isArray(at)) at.splice(Number(key), 1);
    else delete at[key];
    return 'taken away';
  }
  if (kind < 0.3 && Array.isArray(at)) {
    at.push(...Array.from({ length: 40 }, () => at[Number(key)]));
    return 'forty times';
  }
  if (kind < 0.4) {
    at[wildText(chance, 30)] = at[key];
    return 'under another name too';
  }
  const value = at[key];
  const near = typeof value === 'number' ? [value + 1, value - 1, -value, value + 0.5] : [];
  const wild = [null, true, 0, -1, 2 ** 53, 1e300, [], {}, [[]], wildText(chance, 300), 'x'.repeat(5_000), ...near];
  at[key] = oneOf(chance, wild);
  return JSON.stringify(at[key]).slice(0, 40);
}
