/**
 * What people call a hex: a letter for its row, a number within it. It depends on the coordinates alone, so that a name neither changes
 * when a room is revealed nor tells where others lie. No map has more rows than there are letters.
 */

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** No map reaches further west. */
const WEST = 16;

/** "C14" for `q,r`. */
export function hexName(at: string): string {
  const comma = at.indexOf(',');
  const [q, r] = [Number(at.slice(0, comma)), Number(at.slice(comma + 1))];
  const most = LETTERS.length;
  return `${LETTERS[((r % most) + most) % most]}${q + Math.floor(r / 2) + WEST}`;
}

/** Further from the origin than any map reaches. */
const FAR = 24;

/** The name of every hex there may be, for a catalogue of words: `{at:hex}`. */
export function hexWords(): Record<string, string> {
  const found: Record<string, string> = {};
  for (let q = -FAR; q <= FAR; q++) for (let r = -FAR; r <= FAR; r++) found[`${q},${r}`] = hexName(`${q},${r}`);
  return found;
}
