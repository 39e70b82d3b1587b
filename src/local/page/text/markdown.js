// @ts-check
// Discord's Markdown subset as a tree. Pure: no DOM, no words, nothing thrown. Links, pictures and HTML are plain text.

/**
 * @typedef {{ type: 'text', text: string }
 *   | { type: 'code', text: string }
 *   | { type: 'strong' | 'em' | 'u' | 's' | 'spoiler', children: Inline[] }
 *   | { type: 'user' | 'role' | 'channel', id: string }
 *   | { type: 'command', name: string }
 *   | { type: 'time', unix: number, style: string }} Inline
 * @typedef {{ children: Inline[], items: List[] }} Item
 * @typedef {{ type: 'list', ordered: boolean, start: number, items: Item[] }} List
 * @typedef {{ type: 'paragraph' | 'small', children: Inline[] }
 *   | { type: 'heading', level: number, children: Inline[] }
 *   | { type: 'quote', blocks: Block[] }
 *   | { type: 'codeblock', text: string }
 *   | List} Block
 */

/**
 * Reads a message's content.
 * @param {string} text
 * @returns {Block[]}
 */
export function readMarkdown(text) {
  /** @type {Block[]} */
  const blocks = [];
  let from = 0;
  for (const fence of text.matchAll(/```(?:[\w+-]*\n)?([\s\S]+?)```/g)) {
    blocks.push(...readLines(text.slice(from, fence.index).replace(/\n$/, '')));
    blocks.push({ type: 'codeblock', text: /** @type {string} */ (fence[1]).replace(/\n$/, '') });
    from = fence.index + fence[0].length;
    if (text[from] === '\n') from += 1;
  }
  blocks.push(...readLines(text.slice(from)));
  return blocks;
}

const listLine = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/** @param {string} text @returns {Block[]} */
function readLines(text) {
  const lines = text === '' ? [] : text.split('\n');
  /** @type {Block[]} */
  const blocks = [];
  /** @type {string[]} */
  let paragraph = [];
  const flush = () => {
    if (paragraph.some((line) => line.trim()))
      blocks.push({ type: 'paragraph', children: readInline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = /** @type {string} */ (lines[at]);
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    if (line.startsWith('>>> ')) {
      flush();
      blocks.push({ type: 'quote', blocks: readLines([line.slice(4), ...lines.slice(at + 1)].join('\n')) });
      break;
    }
    const isList = listLine.test(line);
    if (line.startsWith('> ') || isList) {
      flush();
      const belongs = isList ? listLine : /^> /;
      const first = at;
      while (at + 1 < lines.length && belongs.test(/** @type {string} */ (lines[at + 1]))) at += 1;
      const taken = lines.slice(first, at + 1);
      if (isList) blocks.push(...readList(taken));
      else blocks.push({ type: 'quote', blocks: readLines(taken.map((each) => each.slice(2)).join('\n')) });
    } else if (heading) {
      flush();
      const [, marks = '', words = ''] = heading;
      blocks.push({ type: 'heading', level: marks.length, children: readInline(words) });
    } else if (line.startsWith('-# ')) {
      flush();
      blocks.push({ type: 'small', children: readInline(line.slice(3)) });
    } else paragraph.push(line);
  }
  flush();
  return blocks;
}

/** Lines of one list, deeper ones under the item above them. @param {string[]} lines @returns {List[]} */
function readList(lines) {
  /** @type {List[]} */
  const lists = [];
  const parts = lines.map((line) => /** @type {RegExpExecArray} */ (listLine.exec(line)));
  const depth = (/** @type {RegExpExecArray} */ part) => /** @type {string} */ (part[1]).length;
  for (let at = 0; at < parts.length; ) {
    const part = /** @type {RegExpExecArray} */ (parts[at]);
    let end = at + 1;
    while (end < parts.length && depth(/** @type {RegExpExecArray} */ (parts[end])) > depth(part)) end += 1;
    const ordered = /\d/.test(part[2] ?? '');
    const item = { children: readInline(part[3] ?? ''), items: readList(lines.slice(at + 1, end)) };
    const last = lists.at(-1);
    if (last?.ordered === ordered) last.items.push(item);
    else lists.push({ type: 'list', ordered, start: Number.parseInt(part[2] ?? '', 10) || 1, items: [item] });
    at = end;
  }
  return lists;
}

/** @type {[RegExp, (found: RegExpExecArray, depth: number) => Inline[]][]} tried in this order at every place */
const rules = [
  [/\\([^A-Za-z0-9\s])/y, ([, mark = '']) => [{ type: 'text', text: mark }]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, ([, , text = '']) => [{ type: 'code', text: text.trim() || text }]],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([, unix, style = 'f']) => [{ type: 'time', unix: Number(unix), style }]],
  [/<@!?(\d+)>/y, ([, id = '']) => [{ type: 'user', id }]],
  [/<@&(\d+)>/y, ([, id = '']) => [{ type: 'role', id }]],
  [/<#(\d+)>/y, ([, id = '']) => [{ type: 'channel', id }]],
  [/<\/([^:>]+):\d+>/y, ([, name = '']) => [{ type: 'command', name }]],
  [/<a?(:\w+:)\d+>/y, ([, name = '']) => [{ type: 'text', text: name }]],
  [/<?https?:\/\/[^\s<>]+>?/y, ([address]) => [{ type: 'text', text: address }]],
  [/\|\|([\s\S]+?)\|\|/y, wrap('spoiler')],
  [
    /\*\*\*(?!\s)((?:\\.|[^*\\])+)\*\*\*/y,
    ([, text = ''], depth) => [{ type: 'strong', children: [{ type: 'em', children: readInline(text, depth + 1) }] }],
  ],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap('strong')],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap('u')],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, wrap('s')],
  [/\*(?![\s*])((?:\\[\s\S]|\*\*[^*]+\*\*|[^*\\])+?)(?<!\s)\*(?!\*)/y, wrap('em')],
  [/(?<![A-Za-z0-9_])_(?!_)((?:\\[\s\S]|__[^_]+__|[^_\\])+?)_(?![A-Za-z0-9_])/y, wrap('em')],
];

/** @param {'strong' | 'em' | 'u' | 's' | 'spoiler'} type @returns {(found: RegExpExecArray, depth: number) => Inline[]} */
function wrap(type) {
  return ([, text = ''], depth) => [{ type, children: readInline(text, depth + 1) }];
}

/**
 * Reads running text. Nesting deeper than ten is left as text, so no message can exhaust the stack.
 * @param {string} text
 * @returns {Inline[]}
 */
export function readInline(text, depth = 0) {
  /** @type {Inline[]} */
  const parts = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const step = depth < 10 ? firstRule(text, at, depth) : null;
    if (!step) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) parts.push({ type: 'text', text: plain });
    plain = '';
    parts.push(...step.parts);
    at += step.length;
  }
  if (plain) parts.push({ type: 'text', text: plain });
  return parts;
}

/** @param {string} text @param {number} at @param {number} depth */
function firstRule(text, at, depth) {
  if (!/[\\`<h|*_~]/.test(text[at] ?? '')) return null;
  for (const [pattern, make] of rules) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { parts: make(found, depth), length: found[0].length };
  }
  return null;
}
