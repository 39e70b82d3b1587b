import type { Locale } from '#core/text';

/** What a test can hold of the style that docs/messages.md states: what is wrong with a sentence, or with what a template becomes. */

/** A sentence ends like this, or in a noun, a name or a sign; never in the plain form of a verb. */
const POLITE = /(です|でした|ます|ました|ません|ませんでした|ください|ましょう|でしょう)$/;
/** The other word, or the old one, for what the rules in Japanese call otherwise. */
const NOT_OURS =
  /移動力|守備側|逆流|裏目|蹂躙|海戦|海域|食われ|損害|復調|先手|参加受付|催促|手番を行う|城攻め|移動許容|第[^一-龠]*手番/;
/** What is counted, where a number stands before it. */
const COUNTED =
  /(?<![\w#+−:])1 (?:[a-z]+ )?(?:activations|cards|characters|coins|hits|matches|mechs|moves|penguins|pieces|points|recruits|refusals|resources|steps|territories|turns|units|upgrades|workers)\b/;

/** In the middle of a name as it is printed each word begins with a capital: “He Has at Last Heard”. */
const IN_A_TITLE = /\b(He|His|She|Her)(?= [A-Z])/g;

/** Each with what it finds; a list of names of what was found is easier to read than a failed expression. */
const FAULTS: Record<Locale, Record<string, (words: string) => boolean>> = {
  ja: {
    'a plain verb': (words) => ended(words).some(([body, end]) => end !== '？' && isPlain(body)),
    'a question without か': (words) => ended(words).some(([body, end]) => end === '？' && !/か$/.test(body)),
    'か without ？': (words) => ended(words).some(([body, end]) => end !== '？' && /(です|ます|ません)か$/.test(body)),
    'two colons': (words) => words.split(/[。？！、（）\n]| — /).some((one) => (one.match(/：/g) ?? []).length > 1),
    'a sign of another width': (words) => /[－‐＋～！-／]/u.test(words.replace(/[（），！／．＆]/g, '')),
    'another minus': (words) => /(^|[^\w-])-\d/.test(words),
    'narrow punctuation': (words) => /[぀-ヿ一-龠][,:;!?()]|[,:;!?()][぀-ヿ一-龠]/.test(words),
    'a hole': (words) => /：[。、]|[、。][、。]|（）|「」|（[、・]/.test(words),
    'another word': (words) => NOT_OURS.test(words),
  },
  en: {
    'a man or a woman': (words) => /\b(he|him|his|she|her|hers|himself|herself)\b/i.test(words.replace(IN_A_TITLE, '')),
    'a wrong article': (words) => /\ba (?=[aeio])(?!one|eu)|\ban (?=[^aeiouAEIOU“*\d])(?!h)/i.test(words),
    'one of many': (words) => COUNTED.test(words),
    'two colons': (words) => words.split(/[.,?!;()]|\n| — /).some((one) => (one.match(/: /g) ?? []).length > 1),
    'another minus': (words) => /(^|[^\w-])-\d| - /.test(words),
    'a hole': (words) => / [,.;]|: ?[.,]|,[,.]|\(\)|“”/.test(words.replace(/ …/g, '')),
  },
};

/** The names of what is wrong. */
export const faultsOf = (words: string, locale: Locale): string[] =>
  Object.entries(FAULTS[locale]).flatMap(([name, finds]) => (finds(withoutCode(words)) ? [name] : []));

/** What people do not read as words: commands, links, times, and marks of Markdown. */
const withoutCode = (words: string): string => words.replace(/`[^`]*`|<[^>]*>/g, 'X').replace(/[*_]{2}/g, '');

/** Sentences with the sign that ends them; what stands in brackets at the end belongs to what is before it. */
const ended = (words: string): [string, string][] =>
  [...words.matchAll(/([^。？！\n]+)([。？！])/g)].map(([, body, end]) => [
    body!.replace(/(（[^（）]*）|…)+$/, ''),
    end!,
  ]);

/** Names that end like a verb, or in a cry: 「…するな！」. */
const NOUN = /(呪い|するな)$/;
const isPlain = (body: string): boolean =>
  /[ぁ-ん]$/.test(body) && !POLITE.test(body) && !NOUN.test(body) && !/か$/.test(body);

/** A template as it reads with everything that may be there, once with one of each thing and once with many. */
export function readings(template: string, locale: Locale): string[] {
  const name = locale === 'ja' ? 'Ｎ' : 'Xy';
  return [0, 1].map((which) =>
    template
      .replace(/\{\w+\?([^}]*)\}/g, (_, words: string) => words.replaceAll('$', name))
      .replace(/\{\w+#([^}]*)\}/g, (_, words: string) => words.split('|')[which]!.replaceAll('$', which ? '2' : '1'))
      .replace(/\{[^}]*\}/g, name),
  );
}
