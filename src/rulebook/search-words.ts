/** Words of a text or of what somebody types, as they are looked for: without case, width, and what every sentence has. */

/** Runs of letters and numbers; Japanese has no spaces, so it is cut into all pairs of neighbours. */
const WORD = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}々ー]+|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}々ー])[\p{L}\p{N}'’])+/gu;
const JAPANESE = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}々ー]/u;
const ONLY_HIRAGANA = /^[\p{sc=Hira}ー]+$/u;

/** English words that every question has. */
const EMPTY = new Set(
  'a an and any are as at be been but by can could did do does for from get had has have how i if in into is it its many may me much my no not of off on one or our should so someone something tell than that the their them then there these they this to up us was we were what when where which who whom whose why will with would you your'.split(
    ' ',
  ),
);

export const isJapanese = (word: string): boolean => JAPANESE.test(word);

/** The words of a text, each as often as it is there. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  return [...plain.matchAll(WORD)].flatMap(([run]) => (isJapanese(run) ? pairs(run) : english(run)));
}

/** The words that say what is looked for. What says nothing is left away, unless there is nothing else. */
export function queryWords(typed: string): string[] {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !ONLY_HIRAGANA.test(word));
  return telling.length > 0 ? telling : all;
}

function pairs(run: string): string[] {
  const letters = [...run];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}

function english(run: string): string[] {
  const word = run.replace(/[’']s?$/, '').replace(/[’']/g, '');
  return word === '' || EMPTY.has(word) ? [] : [word];
}
