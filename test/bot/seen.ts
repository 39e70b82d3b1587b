import { readId } from '#asking/terms/ids';
import type { GalleryEdits, MessageSeen, Person } from '#local/discord';
import { everyPart, isCaption, type MessageRead } from '../kit/reading.ts';

/** What people see in a channel, and their fingers on it. */

/** Requests that post a message, and that change one: for faults. */
export const posts = { method: 'POST', route: /^\/channels\/\d+\/messages$/ };
export const edits = { method: 'PATCH', route: /^\/channels\/\d+\/messages\/\d+$/ };

type Button = { label: string; id: string; disabled: boolean };
interface Row {
  components?: {
    type: number;
    custom_id?: string;
    label?: string;
    disabled?: boolean;
    options?: { value: string; label: string; description?: string; default?: boolean }[];
  }[];
}

/** The buttons of a message in order. */
export function buttons(message: MessageSeen): Button[] {
  return ((message.components ?? []) as Row[])
    .flatMap((row) => row.components ?? [])
    .filter(({ type }) => type === 2)
    .map((one) => ({ label: one.label ?? '', id: one.custom_id ?? '', disabled: one.disabled ?? false }));
}

/** What stands on its buttons. */
export const labelsIn = (message: MessageSeen): string[] => buttons(message).map(({ label }) => label);

/** The menus of a message in order. */
export function menus(message: MessageSeen) {
  return ((message.components ?? []) as Row[])
    .flatMap((row) => row.components ?? [])
    .filter(({ type }) => type === 3)
    .map(({ custom_id = '', options = [] }) => ({
      id: custom_id,
      values: options.map(({ value }) => value),
      labels: options.map(({ label }) => label),
      chosen: options.find((one) => one.default)?.value,
    }));
}

/** The newest message of a channel that a person sees and that fits. Throws when there is none. */
export function last(
  person: Person,
  channel: string,
  fits: (message: MessageSeen) => boolean = () => true,
): MessageSeen {
  const found = person.messages(channel).findLast(fits);
  if (!found)
    throw new Error(
      `${person.name} sees no such message among: ${person
        .messages(channel)
        .map(({ content }) => content)
        .join(' | ')}`,
    );
  return found;
}

/** A message that a person has seen, as it stands now; where something has taken its place, that. */
export const standing = (person: Person, channel: string, id: string): MessageSeen =>
  person.messages(channel).find((one) => one.id === id) ?? last(person, channel);

/** In the proof the tests of the bot are run once more where edits that show pictures are refused (discord-api-docs #7529). */
export const EDITS = process.env.CASTELLAN_EDITS as GalleryEdits | undefined;

/** A message that is changed where it stands; only where edits that show pictures are refused the newest one takes its place. */
export const changedInPlace = (person: Person, channel: string, { id }: { id: string }): MessageSeen =>
  EDITS === 'refused' ? standing(person, channel, id) : last(person, channel, (one) => one.id === id);

export const isPrivate = (message: MessageSeen): boolean => ((message.flags ?? 0) & 64) !== 0;
export const isPublic = (message: MessageSeen): boolean => !isPrivate(message);
/** All public messages of a channel, and what they say. */
export const publicIn = (person: Person, channel: string): MessageSeen[] => person.messages(channel).filter(isPublic);
export const publicWords = (person: Person, channel: string): string =>
  publicIn(person, channel)
    .map(({ content }) => content)
    .join('\n');

/** What a message tells, without what is asked below its picture. */
export const toldOn = (message: MessageSeen): string => textsOf(message)[0] ?? '';
/** What it asks below its picture, where the bell stands in it. */
export const askedIn = (message: MessageSeen): string => textsOf(message).slice(1).join('\n');
const textsOf = (message: MessageSeen): string[] => {
  const parts = everyPart((message as MessageRead).layout);
  return parts.flatMap((part, i) => (part.type === 10 && !isCaption(part, parts[i + 1]) ? (part.content ?? '') : []));
};

/** The bell: the newest public message that says who is asked; undefined when it is gone. */
export const bellOf = (person: Person, channel: string): MessageSeen | undefined =>
  person.messages(channel).findLast((one) => isPublic(one) && has(one, 'answer'));
/** The board: the newest public message that can be looked at closely, and told on. */
export const boardOf = (person: Person, channel: string): MessageSeen =>
  last(person, channel, (one) => isPublic(one) && has(one, 'board'));
const has = (message: MessageSeen, kind: string) => buttons(message).some(({ id }) => readId(id)?.kind === kind);

/** What everybody reads at the end of a channel: the newest public message, and a board together with the bell below it. */
export function publicLast(person: Person, channel: string): MessageSeen {
  const newest = last(person, channel, isPublic);
  const bell = bellOf(person, channel);
  if (
    !bell ||
    bell.id !== newest.id ||
    has(bell, 'board') ||
    !person.messages(channel).some((one) => isPublic(one) && has(one, 'board'))
  )
    return newest;
  const board = boardOf(person, channel);
  return {
    ...board,
    content: `${board.content}\n${bell.content}`,
    components: [...(bell.components ?? []), ...(board.components ?? [])],
    mentions: bell.mentions,
  };
}
/** The newest message that only this person sees. */
export const privateLast = (person: Person, channel: string): MessageSeen => last(person, channel, isPrivate);

/** The direct-message channel of a person with the bot; undefined before the first message. */
export const dmOf = (person: Person): string | undefined => person.channels().find(({ kind }) => kind === 'dm')?.id;

/** Presses the button of that kind (see ids.ts) on a message; of seats with names Ann takes the first, anybody else the last. */
export function press(person: Person, message: MessageSeen, kind: string, label?: string) {
  const all = buttons(message).filter(
    (one) => readId(one.id)?.kind === kind && (label === undefined || one.label === label),
  );
  const found = kind === 'join' && person.name !== 'Ann' ? all.at(-1) : all[0];
  if (!found)
    throw new Error(
      `no button ${kind} ${label ?? ''} on: ${buttons(message)
        .map((one) => one.label)
        .join(', ')}`,
    );
  const { channel_id: channel, id } = message;
  // Of a board and its bell, the one that has the button.
  const holder = person
    .messages(channel)
    .find((one) => buttons(one).some((own) => own.id === found.id) && isPublic(one));
  return person.click(isPublic(message) && holder ? holder.id : id, found.id);
}

/** Chooses a value in the menu that has it. */
export function choose(person: Person, message: MessageSeen, value: string) {
  const found = menus(message).find(({ values }) => values.includes(value));
  if (!found) throw new Error(`no menu with ${value} on: ${message.content}`);
  return person.select(message.id, found.id, [value]);
}

/** One press in a question: an answer without fields, else the way on, else the first of the menu. */
export async function pressAnything(person: Person, question: MessageSeen): Promise<void> {
  const order = ['send', 'do', 'suggest', 'pick', 'begin'];
  const ranked = buttons(question)
    .filter((one) => !one.disabled && order.includes(readId(one.id)?.kind ?? ''))
    .sort((a, b) => order.indexOf(readId(a.id)!.kind) - order.indexOf(readId(b.id)!.kind));
  const [menu] = menus(question);
  if (ranked[0]) await person.click(question.id, ranked[0].id);
  else if (menu) await person.select(question.id, menu.id, [menu.values[0]!]);
  else throw new Error(`nothing to press: ${question.content}`);
}
