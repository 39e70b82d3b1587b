import type { BlindOptions, Did } from './blind-options.ts';
import { type ChoiceRecord, type Typable, typable } from './visible.ts';

/** Subcommands that are tried in a row before the player goes back to the buttons. */
const TRIES = 12;
/** A subcommand without options can only be guessed, because nothing completes it. */
const GUESSED = 0.1;
/** Parts that a typed list gets at most. */
const PARTS = 6;

type Options = Pick<BlindOptions, 'hands' | 'locale' | 'channel' | 'chance' | 'notTyped'>;

/** Types an answer: finds a subcommand whose options complete themselves now. Undefined when none was found soon. */
export async function typeSomething(options: Options, liked: (label: string) => number): Promise<Did | undefined> {
  const { hands, locale, channel, chance, notTyped } = options;
  const known = typable(await hands.commands(channel), locale).filter(({ command }) => !notTyped.includes(command));
  const order = known
    .map((one) => ({ one, rank: Math.min(liked(one.label), 4) * chance() * (one.options.length > 0 ? 1 : GUESSED) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
  for (const one of order.slice(0, TRIES)) {
    const filled = await fill(options, one, liked);
    if (!filled) continue;
    const result = await hands.slash(channel, one.command, one.sub, filled);
    return { how: 'type', label: one.label, at: channel, outcome: result.outcome };
  }
  return undefined;
}

async function fill({ hands, channel, chance }: Options, { command, sub, options }: Typable, liked: Liked) {
  const filled: Record<string, string | number> = {};
  for (const { name, integer } of options) {
    let typed = '';
    let value: ChoiceRecord['value'] | undefined;
    for (let part = 0; part < PARTS; part++) {
      const choices = await hands.complete(channel, command, sub, {
        options: { ...filled, [name]: typed },
        focused: name,
      });
      const others = choices.filter((one) => one.value !== value);
      // What is typed so far stands among the choices when it is complete.
      if (others.length < choices.length && (others.length === 0 || chance() < 0.4)) break;
      const next = likedMost(others, chance, liked);
      if (!next) break;
      value = next.value;
      if (integer) break;
      typed = String(value);
    }
    if (value === undefined) return undefined;
    filled[name] = value;
  }
  return filled;
}

type Liked = (label: string) => number;

function likedMost(choices: readonly ChoiceRecord[], chance: () => number, liked: Liked): ChoiceRecord | undefined {
  let best: { one: ChoiceRecord; rank: number } | undefined;
  for (const one of choices) {
    const rank = Math.max(1e-6, liked(one.name)) * chance();
    if (!best || rank > best.rank) best = { one, rank };
  }
  return best?.one;
}
