/** Where words end in Japanese, which puts no blanks between them: by the dictionary that comes with the engine. */

let segmenter: Intl.Segmenter | undefined;

/** Texts of pictures come again and again: as many as stand on a few boards are remembered. */
const REMEMBERED = 600;
const known = new Map<string, ReadonlyMap<number, string>>();

/** To each place of a text at which a word ends, counted in code units, that word. */
export function wordEnds(text: string): ReadonlyMap<number, string> {
  const before = known.get(text);
  if (before) return before;
  // Making one takes a hundred times as long as using it.
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  const ends = new Map<number, string>();
  for (const { index, segment } of segmenter.segment(text)) ends.set(index + segment.length, segment);
  if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
  known.set(text, ends);
  return ends;
}
