/** The sentences of a page in Markdown: without tables and blocks of code. A line of a list and a heading end what they say. */

const FENCED = /^```[\s\S]*?^```$/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
const BEGINS_ANEW = /^\s*(?:[-*] |\d+\. |#)/;
/** A sentence ends at such a sign before a blank, whatever closes behind the sign. */
const END = /(?<=[.!?]["”*_)]*)\s+/;

export function sentencesIn(page: string): string[] {
  const blocks: string[] = [''];
  for (const line of page.replace(FENCED, '').replace(COMMENT, '').split('\n')) {
    if (line.trim() === '' || line.startsWith('|')) blocks.push('');
    else if (BEGINS_ANEW.test(line)) blocks.push(line.replace(BEGINS_ANEW, ''));
    else blocks[blocks.length - 1] += ` ${line}`;
    if (line.startsWith('#')) blocks.push('');
  }
  return blocks.flatMap((block) => inWords(block).split(END)).filter((sentence) => wordsOf(sentence) > 0);
}

/** What is code is one word, and of a link its words are read. */
const inWords = (block: string): string =>
  block
    .replaceAll(/`[^`]+`/g, 'code')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();

/** How many words there are in it. */
export const wordsOf = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
