/** The same words with less in them, for where there is no room for all. */

/** What is said in brackets, and the blank before it; not what is multiplied in a sum. */
const ASIDE = /\s*[（(][^（()）]*[）)](?!\s*×)/gu;
export const withoutAsides = (text: string): string => text.replace(ASIDE, '');

const SENTENCES = /(?<=[。！？])(?![（(])|(?<=[.!?])\s+(?=[\p{Lu}\d])/u;
const jointIn = (text: string): string => (/[。！？]/u.test(text) ? '' : ' ');

/** The words with fewer sentences, from the most to one: the first says what came of it, the others how. */
export function firstSentences(text: string): string[] {
  const all = text.split(SENTENCES);
  return all.slice(1).map((_, n) => all.slice(0, all.length - 1 - n).join(jointIn(text)));
}

/** A question with fewer sentences: what it is about and what is to be done, then that alone, which stands last. */
export function shorterQuestions(text: string): string[] {
  const all = text.split(SENTENCES);
  const [first, last] = [all[0]!, all.at(-1)!];
  return all.length < 2 ? [] : [...(all.length > 2 ? [`${first}${jointIn(text)}${last}`] : []), last];
}
