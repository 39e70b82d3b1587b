// @ts-check
// What a typed line means. Pure apart from the reader's language: nothing is sent and nothing shown from here.
import { say, shownDescription, shownName, table } from '../base/table.js';

/** @typedef {import('../base/types.js').Option} Option */
/** @typedef {import('../base/types.js').Value} Value */
/**
 * A command that can be sent: the command itself, or one of its subcommands.
 * @typedef {{ command: string, group?: string, sub?: string, path: Option[], options: Option[] }} Leaf
 */
/** @typedef {{ line: string, description: string, leaf: Leaf | null }} Suggestion */

/** Discord's option types. */
export const optionType = {
  sub: 1,
  group: 2,
  text: 3,
  whole: 4,
  yesNo: 5,
  user: 6,
  channel: 7,
  mentionable: 9,
  number: 10,
  file: 11,
};

/** @param {Option} option */
const isBranch = (option) => option.type === optionType.sub || option.type === optionType.group;

/** The words an option answers to: its name in the reader's language and the default one, in lower case. */
const names = (/** @type {Option} */ option) => [shownName(option), option.name].map((name) => name.toLowerCase());

/** @param {Option[]} path @returns {Leaf} */
function leafOf(path) {
  const [command, ...rest] = path.map(({ name }) => name);
  const [group, sub] = rest.length === 2 ? rest : [undefined, rest[0]];
  const options = (path.at(-1)?.options ?? []).filter((option) => !isBranch(option));
  return { command: command ?? '', ...(group && { group }), ...(sub && { sub }), path, options };
}

/** `/match new` in the reader's language. @param {Option[]} path */
export const pathWords = (path) => `/${path.map(shownName).join(' ')}`;

/** @param {Option} node */
const branches = (node) => (node.options ?? []).filter(isBranch);

/**
 * Follows the words of a line down the commands as far as they fit.
 * @param {string} line beginning with `/`
 * @param {Option[]} commands
 * @returns {{ path: Option[], rest: string }} rest: what follows the last word understood
 */
function walk(line, commands) {
  /** @type {Option[]} */
  const path = [];
  let rest = line.replace(/^\s*\//, '');
  for (let nodes = commands; nodes.length > 0; ) {
    const word = /^\S+/.exec(rest)?.[0] ?? '';
    const found = nodes.find((node) => names(node).includes(word.toLowerCase()));
    if (!found) break;
    path.push(found);
    rest = rest.slice(word.length).trimStart();
    nodes = branches(found);
  }
  return { path, rest };
}

/**
 * What could follow a line: commands first, then the subcommands of the one chosen. Words that begin no command are
 * looked for among the subcommands of all.
 * @param {string} line
 * @param {Option[]} commands
 * @returns {Suggestion[]}
 */
export function suggest(line, commands) {
  const { path, rest } = walk(line, commands);
  const last = path.at(-1);
  const isComplete = last && branches(last).length === 0;
  if (isComplete) return rest === '' ? [suggestion(path)] : [];
  // "/match" without a space may still become "/matches": offer it among the commands until the space is typed.
  const isOpen = last && !/\s$/.test(line) && rest === '';
  const stem = isOpen ? path.slice(0, -1) : path;
  const word = (isOpen ? (/\S+$/.exec(line)?.[0] ?? '').replace(/^\//, '') : rest).toLowerCase();
  const nodes = stem.length > 0 ? branches(/** @type {Option} */ (stem.at(-1))) : commands;
  const near = nodes.filter((node) => names(node).some((name) => name.startsWith(word)));
  if (near.length > 0) return near.map((node) => suggestion([...stem, node]));
  const all = nodes.flatMap((node) => leaves([...stem, node]));
  return all.filter((leaf) => leaf.some((node) => names(node).some((name) => name.includes(word)))).map(suggestion);
}

/** Every path from here to a command that can be sent. @param {Option[]} path @returns {Option[][]} */
function leaves(path) {
  const inner = branches(/** @type {Option} */ (path.at(-1)));
  return inner.length > 0 ? inner.flatMap((node) => leaves([...path, node])) : [path];
}

/** @param {Option[]} path @returns {Suggestion} */
function suggestion(path) {
  const last = /** @type {Option} */ (path.at(-1));
  const leaf = branches(last).length === 0 ? leafOf(path) : null;
  return { line: `${pathWords(path)} `, description: shownDescription(last), leaf };
}

/**
 * Reads a whole line such as `/match new game:tears-of-the-dragon`. A value runs to the next `name:` of the command.
 * @param {string} line
 * @param {Option[]} commands
 * @returns {{ leaf: Leaf, typed: Record<string, string>, problem: string } | { leaf: null, problem: string }}
 */
export function readLine(line, commands) {
  const { path, rest } = walk(line, commands);
  const last = path.at(-1);
  if (!line.trim().startsWith('/')) return { leaf: null, problem: say('composer.only') };
  if (!last || branches(last).length > 0) {
    const isHalf = last && rest === '';
    return { leaf: null, problem: say(isHalf ? 'composer.half' : 'composer.unknown', { text: line.trim() }) };
  }
  const leaf = leafOf(path);
  /** @type {Record<string, string>} */
  const typed = {};
  const heads = [...rest.matchAll(/(?:^|\s)([^\s:：]+)[:：]/g)].flatMap((found) => {
    const option = leaf.options.find((each) => names(each).includes((found[1] ?? '').toLowerCase()));
    return option ? [{ option, from: found.index, to: found.index + found[0].length }] : [];
  });
  heads.forEach(({ option, to }, at) => {
    typed[option.name] = rest
      .slice(to, heads[at + 1]?.from)
      .trim()
      .replace(/^"(.*)"$/s, '$1');
  });
  const extra = rest.slice(0, heads[0]?.from).trim();
  return { leaf, typed, problem: extra ? say('composer.extra', { text: extra }) : '' };
}

/**
 * A typed text as the value Discord would send, or what is wrong with it. Empty text is no value.
 * @param {Option} option
 * @param {string} text
 * @returns {{ value?: Value, problem?: string }}
 */
export function readValue(option, text) {
  const name = shownName(option);
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return option.required ? { problem: say('composer.missing', { name }) } : {};
  if (option.choices && option.choices.length > 0) {
    const choice = option.choices.find((each) =>
      [String(each.value), each.name, shownName(each)].some((word) => word.toLowerCase() === wanted),
    );
    return choice ? { value: choice.value } : { problem: say('composer.not-choice', { name, text }) };
  }
  switch (option.type) {
    case optionType.whole:
    case optionType.number:
      return readNumber(option, text);
    case optionType.yesNo: {
      const isYes = ['true', 'yes', 'はい', say('yes').toLowerCase()].includes(wanted);
      const isNo = ['false', 'no', 'いいえ', say('no').toLowerCase()].includes(wanted);
      return isYes || isNo ? { value: isYes } : { problem: say('composer.not-choice', { name, text }) };
    }
    case optionType.user:
    case optionType.mentionable: {
      const plain = wanted.replace(/^<@!?(\d+)>$/, '$1').replace(/^@/, '');
      const person = table.people.find((each) => each.id === plain || each.name.toLowerCase() === plain);
      return person ? { value: person.id } : { problem: say('composer.not-person', { name, text }) };
    }
    case optionType.channel: {
      const plain = wanted.replace(/^<#(\d+)>$/, '$1').replace(/^#/, '');
      const channel = table.channels.find((each) => each.id === plain || each.name.toLowerCase() === plain);
      return channel ? { value: channel.id } : { problem: say('composer.not-choice', { name, text }) };
    }
    case optionType.file:
      return { problem: say('composer.file', { name }) };
    default:
      return { value: text };
  }
}

/** @param {Option} option @param {string} text @returns {{ value?: Value, problem?: string }} */
function readNumber(option, text) {
  const name = shownName(option);
  const value = Number(text.normalize('NFKC'));
  if (!Number.isFinite(value)) return { problem: say('composer.not-number', { name, text }) };
  if (option.type === optionType.whole && !Number.isInteger(value))
    return { problem: say('composer.not-whole', { name, text }) };
  const { min_value: min = -Infinity, max_value: max = Infinity } = option;
  return value < min || value > max ? { problem: say('composer.range', { name, min, max }) } : { value };
}
