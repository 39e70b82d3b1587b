import type { ChannelSeen, ChoiceRecord, CommandSeen, InteractionOutcome, MessageSeen, Person } from '#local/discord';

/** What can be read off a Discord message and done with it, in the plainest words. Knows Discord, and no game. */

type Awaitable<T> = T | Promise<T>;
type Now<F> = F extends (...args: infer A) => infer R ? (...args: A) => Awaitable<Awaited<R>> : never;
/** The eyes and hands of a person: a `Person` of this process, or one behind the table's HTTP interface. */
export type Hands = { id: string } & {
  [K in 'channels' | 'messages' | 'commands' | 'slash' | 'complete' | 'click' | 'select']: Now<Person[K]>;
};
export type { ChannelSeen, ChoiceRecord, CommandSeen, InteractionOutcome, MessageSeen };

export interface Button {
  kind: 'button';
  id: string;
  label: string;
  /** Discord's colour: 1 blue, 2 grey, 3 green, 4 red. */
  style: number;
}
export interface Menu {
  kind: 'menu';
  id: string;
  label: string;
  options: { value: string; label: string; chosen: boolean }[];
  min: number;
  max: number;
}

interface Raw {
  type: number;
  custom_id?: string;
  label?: string;
  style?: number;
  disabled?: boolean;
  placeholder?: string;
  min_values?: number;
  max_values?: number;
  options?: { value: string; label: string; default?: boolean }[];
  components?: Raw[];
}

/** The buttons and menus of a message that can be used, in order. */
export function controlsOf(message: MessageSeen): (Button | Menu)[] {
  return rawOf(message).flatMap((raw): (Button | Menu)[] => {
    if (raw.disabled || raw.custom_id === undefined) return [];
    if (raw.type === 2) return [{ kind: 'button', id: raw.custom_id, label: raw.label ?? '', style: raw.style ?? 2 }];
    if (raw.type !== 3) return [];
    const options = (raw.options ?? []).map((one) => ({
      value: one.value,
      label: one.label,
      chosen: one.default === true,
    }));
    const { min_values: min = 1, max_values: max = 1, placeholder = '' } = raw;
    return [{ kind: 'menu', id: raw.custom_id, label: placeholder, options, min, max: Math.min(max, options.length) }];
  });
}

/** Everything with a custom id on a message, disabled ones too: what a client could read. */
export const customIds = (message: MessageSeen): string[] => rawOf(message).flatMap((raw) => raw.custom_id ?? []);

function rawOf(message: MessageSeen): Raw[] {
  return ((message.components ?? []) as Raw[]).flatMap((row) => row.components ?? []);
}

export const isPrivate = (message: MessageSeen): boolean => ((message.flags ?? 0) & 64) !== 0;
export const isPublic = (message: MessageSeen): boolean => !isPrivate(message);

/** A subcommand as it is typed: `sub` is "move" or "reply pick-one". Only those whose options all complete themselves. */
export interface Typable {
  command: string;
  sub: string;
  label: string;
  options: { name: string; integer: boolean }[];
}

interface Option {
  type: number;
  name: string;
  required?: boolean;
  autocomplete?: boolean;
  name_localizations?: Record<string, string> | null;
  options?: Option[];
}

/** What of these commands can be typed with the help of autocomplete alone. `locale` is that of the reader. */
export function typable(commands: readonly CommandSeen[], locale: string): Typable[] {
  return commands.flatMap(({ name, options }) => {
    const walk = (all: readonly Option[], group: string[]): Typable[] =>
      all.flatMap((one) => {
        if (one.type === 2) return walk(one.options ?? [], [...group, one.name]);
        if (one.type !== 1) return [];
        const needed = (one.options ?? []).filter((option) => option.required);
        if (needed.some((option) => !option.autocomplete)) return [];
        const fields = needed.map((option) => ({ name: option.name, integer: option.type === 4 }));
        const label = one.name_localizations?.[locale] ?? one.name;
        return [{ command: name, sub: [...group, one.name].join(' '), label, options: fields }];
      });
    return walk((options ?? []) as Option[], []);
  });
}
