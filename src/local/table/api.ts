import type { IncomingMessage, ServerResponse } from 'node:http';
import { openChannel } from '../guild/channels.ts';
import type { OptionValues } from '../people/command-input.ts';
import { Impossible } from '../people/impossible.ts';
import { changePerson, type PersonOptions, seatPerson } from '../people/people.ts';
import { openPerson, type Person } from '../people/person.ts';
import { readBody } from '../rest/body.ts';
import { isRecord } from '../validate/checks.ts';
import type { LiveWorld } from '../world/new-world.ts';
import { RefusedRequest } from '../world/refusals.ts';
import type { ModalSeen, PersonRecord } from '../world/world.ts';
import { serveEvents } from './events.ts';
import { digestOf, type NewsDesk } from './news-desk.ts';
import { reply } from './reply.ts';
import { type Shelved, shelfSeen } from './shelf.ts';
import { openSeats } from './who-sits.ts';

/** What the page's routes need to know of the table. */
export interface TableDesk {
  world: LiveWorld;
  keys: boolean;
  news: NewsDesk;
  shelf: readonly Shelved[];
  online(): boolean;
}

/** A request of the page: who asks, their view of the table, and what came with it. */
interface Asking extends TableDesk {
  record: PersonRecord;
  person: Person;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

const ROUTES: Record<string, (asking: Asking) => unknown> = {
  'GET state'({ world, person, record, query, online }) {
    const commands = person.commands();
    // By far the most of it, and hardly ever new: whoever names what they have is not told again.
    const digest = digestOf(commands);
    return {
      bot: { name: world.identity.botName, online: online() },
      channels: person.channels(),
      digest,
      ...(query.get('digest') === digest ? {} : { commands }),
      text: record.locale === 'ja' ? 'ja' : 'en',
    };
  },
  'GET messages': ({ person, query, news }) => news.look(person, query.get('channel') ?? '', query.get('since')),
  'POST channels'({ world, person, body }) {
    const channel = openChannel(world, words(body.name, 100));
    return person.channels().find((each) => each.id === channel.id);
  },
  'POST slash': ({ person, body }) =>
    person.slash(word(body.channel), word(body.command), subOf(body), optionsOf(body)),
  async 'POST complete'({ person, body }) {
    const typing = { options: optionsOf(body), focused: word(body.focused) };
    return { choices: await person.complete(word(body.channel), word(body.command), subOf(body), typing) };
  },
  'POST click'({ person, body }) {
    const [message, customId] = [word(body.message), word(body.custom_id)];
    if (!Array.isArray(body.values)) return person.click(message, customId);
    return person.select(message, customId, body.values.map(word));
  },
  'POST modal'({ person, body }) {
    const modal = (isRecord(body.modal) ? body.modal : { id: word(body.modal) }) as unknown as ModalSeen;
    return person.submit(modal, (isRecord(body.fields) ? body.fields : {}) as Record<string, string>);
  },
};

/** Answers a request under `/_table`: JSON, errors as `{ error }`. */
export async function serveTable(
  desk: TableDesk,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname.replace(/^\/_table\//, '');
  const at = { request, response };
  try {
    const id = header(request, 'x-person') ?? url.searchParams.get('person');
    const key = header(request, 'x-key') ?? url.searchParams.get('key') ?? '';
    const record = openSeats(desk.world, desk.keys).find(id ?? '', key);
    if (desk.keys && !record) return await reply(at, 401, { error: 'This table needs the link with your own key.' });
    if (path === 'events' && record) return serveEvents(desk.world, record, request, response);
    const json = request.method === 'GET' ? {} : (await readBody(request)).json;
    const body = isRecord(json) ? json : {};
    const found = await answer(desk, `${request.method} ${path}`, { record, query: url.searchParams, body });
    if (found === undefined) return await reply(at, 404, { error: 'No such thing at the table.' });
    await reply(at, 200, found);
  } catch (error) {
    if (!(error instanceof Impossible || error instanceof RefusedRequest))
      desk.world.surprises.push(`table: ${String(error)}`);
    await reply(at, 400, { error: error instanceof Error ? error.message : String(error) });
  }
}

async function answer(
  desk: TableDesk,
  what: string,
  { record, query, body }: Pick<Asking, 'query' | 'body'> & { record: PersonRecord | undefined },
): Promise<unknown> {
  const { world } = desk;
  if (what === 'GET people') return { people: [...world.people.values()].map(personSeen) };
  if (what === 'POST people') return newPerson(desk, body);
  if (what === 'GET shelf') return { shelf: shelfSeen(desk.shelf) };
  const changed = /^PATCH people\/(\d+)$/.exec(what)?.[1];
  if (changed) {
    if (desk.keys && changed !== record?.id) throw new Impossible('only yourself');
    return personSeen(changePerson(world, changed, settingsOf(body)));
  }
  const route = ROUTES[what];
  if (!route) return undefined;
  if (!record) throw new Impossible('say who you are (x-person)');
  // Addresses without host: the page may be open under any name of this machine.
  return route({ ...desk, record, person: openPerson(world, record, ''), query, body });
}

/** A newcomer learns their key; for a known name nobody does. */
function newPerson({ world, keys }: TableDesk, body: Record<string, unknown>): unknown {
  const name = words(body.name, 32);
  const isNew = ![...world.people.values()].some((person) => person.name === name);
  const person = seatPerson(world, name, settingsOf(body));
  return { ...personSeen(person), ...(keys && isNew ? { key: person.key } : {}) };
}

function personSeen({ id, name, locale, dms }: PersonRecord) {
  return { id, name, locale, dms };
}

function settingsOf(body: Record<string, unknown>): PersonOptions {
  const locale = body.locale === 'ja' || body.locale === 'en-US' ? { locale: body.locale as 'ja' | 'en-US' } : {};
  return { ...locale, ...(typeof body.dms === 'boolean' ? { dms: body.dms } : {}) };
}

function subOf(body: Record<string, unknown>): string | undefined {
  if (!body.sub) return undefined;
  return body.group ? `${word(body.group)} ${word(body.sub)}` : word(body.sub);
}

function optionsOf(body: Record<string, unknown>): OptionValues {
  return (isRecord(body.options) ? body.options : {}) as OptionValues;
}

function word(value: unknown): string {
  if (typeof value !== 'string') throw new Impossible('text is missing');
  return value;
}

function words(value: unknown, most: number): string {
  const given = word(value).trim();
  if (given === '' || given.length > most) throw new Impossible(`1 to ${most} characters, please`);
  return given;
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
