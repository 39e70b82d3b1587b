import type { Chance } from '#core/enumerate';
import { Impossible, type InteractionOutcome, type Person } from '#local/discord';
import { forgedValue, type Known, oneOf, wildText } from './forged-ids.ts';

/** Commands typed with options that nobody would offer. */

/** Who types what. Players leave alone what every seat has a right to at any time: they only answer. */
interface Typist {
  chance: Chance;
  channel: string;
  known: Known;
  /** All commands, not the games' own alone. */
  mayAll: boolean;
}

/** Commands by which whoever sits, or looks after the server, may change a match although nobody asks. */
const OWN_RIGHTS: readonly string[] = ['match', 'replace', 'organiser', 'rewind', 'ahead', 'stand-in', 'admin'];

interface Option {
  type: number;
  name: string;
  required?: boolean;
  autocomplete?: boolean;
  choices?: readonly { value: string | number }[];
  options?: readonly Option[];
}
interface Typed {
  what: string;
  begin(): Promise<InteractionOutcome>;
}

/** A whole command by chance, with wild options. */
export function wildCommand(typist: Typist, person: Person): Typed {
  const { command, sub, options } = anyCommand(typist, person);
  const { chance } = typist;
  const given = options.filter(({ required }) => required || chance() < 0.6);
  const values = Object.fromEntries(given.map((one) => [one.name, wildValue(typist, one)]));
  const begin = () => person.slash(typist.channel, command, sub, values);
  return { what: `/${command} ${sub} ${JSON.stringify(values)}`, begin };
}

/** A command half typed, in a field that completes itself. */
export function wildTyping(typist: Typist, person: Person): Typed {
  const { command, sub, options } = anyCommand(typist, person);
  const completed = options.filter(({ autocomplete }) => autocomplete);
  const focused = completed.length > 0 ? oneOf(typist.chance, completed).name : 'nothing';
  const values = Object.fromEntries(options.map((one) => [one.name, wildValue(typist, one)]));
  const begin = async (): Promise<InteractionOutcome> => {
    if (focused === 'nothing') throw new Impossible('nothing to complete');
    return {
      outcome: 'choices',
      choices: await person.complete(typist.channel, command, sub, { options: values, focused }),
    };
  };
  return { what: `/${command} ${sub} ${focused} ${JSON.stringify(values)}`, begin };
}

function anyCommand({ chance, channel, mayAll }: Typist, person: Person) {
  const all = person.commands(channel).filter(({ name }) => mayAll || !OWN_RIGHTS.includes(name));
  const { name, options = [] } = oneOf(chance, all);
  const walk = (of: readonly Option[], group: string[]): { sub: string; options: readonly Option[] }[] =>
    of.flatMap((one) => {
      if (one.type === 2) return walk(one.options ?? [], [one.name]);
      return one.type === 1 ? [{ sub: [...group, one.name].join(' '), options: one.options ?? [] }] : [];
    });
  const subs = walk(options as readonly Option[], []);
  // A command without subcommands is typed by its name.
  const whole = { sub: undefined, options: options as readonly Option[] };
  return { command: name, ...(subs.length > 0 ? oneOf(chance, subs) : whole) };
}

/** By Discord's types of options: 4 an integer, 5 yes or no, 6 a person, 11 a file. */
function wildValue({ chance, known }: Typist, { type, choices, autocomplete }: Option) {
  if (choices) return oneOf(chance, choices).value;
  if (type === 4) return oneOf(chance, [0, 1, -1, 7, 2 ** 31, -(2 ** 52)]);
  if (type === 5) return chance() < 0.5;
  if (type === 11) return { name: 'match.json', base64: Buffer.from(wildText(chance, 500)).toString('base64') };
  return autocomplete && chance() < 0.6 ? forgedValue(chance, known) : wildText(chance, 1_000);
}
