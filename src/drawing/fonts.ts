import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from 'canvas';
import { CUTS, type Cut } from '#renderers/measure';

/** The packaged fonts: found by the names of their packages, never the system's. */

const SANS = 'Castellan Sans';
const DISPLAY = 'Castellan Display';
const FILES: readonly (readonly [family: string, file: string])[] = [
  [SANS, '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'],
  [SANS, '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'],
  [DISPLAY, '@expo-google-fonts/shippori-mincho/800ExtraBold/ShipporiMincho_800ExtraBold.ttf'],
];
const STYLES: Readonly<Record<Cut, (size: number) => string>> = {
  regular: (size) => `400 ${size}px "${SANS}"`,
  bold: (size) => `700 ${size}px "${SANS}"`,
  display: (size) => `800 ${size}px "${DISPLAY}", "${SANS}"`,
};
/** Characters that lesser Japanese subsets lack, and Latin. */
const PROBE = '髙﨑鬱葛AZaz09';

let registered = false;

/** A cut at a size, as a canvas takes it. Reads the files on first use; throws when one cannot be read. */
export function fontOf(cut: Cut, size: number): string {
  if (!registered) {
    const require = createRequire(import.meta.url);
    for (const [family, name] of FILES) {
      const file = require.resolve(name);
      if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`the font ${file} cannot be read`);
    }
    registered = true;
  }
  return STYLES[cut](size);
}

/** Width of one line as the font itself has it, in pixels. */
export function inkedWidth(text: string, size: number, cut: Cut = 'regular'): number {
  const context = createCanvas(1, 1).getContext('2d');
  context.font = fontOf(cut, size);
  return context.measureText(text).width;
}

/** Throws when a packaged face has no glyph for a probe character or for one of `texts`: nothing else would tell. */
export function checkFonts(texts: Iterable<string> = []): void {
  const characters = new Set(PROBE);
  for (const text of texts)
    for (const character of text) if (!/[\s\p{M}\p{Cf}]/u.test(character)) characters.add(character);
  for (const cut of CUTS) {
    const box = glyph('\u{10FFFE}', cut);
    const missing = [...characters].filter((character) => glyph(character, cut) === box);
    if (missing.length > 0) throw new Error(`the ${cut} face lacks ${missing.join(' ')}`);
  }
}

function glyph(character: string, cut: Cut): string {
  const canvas = createCanvas(24, 24);
  const context = canvas.getContext('2d');
  context.font = fontOf(cut, 18);
  context.fillText(character, 2, 18);
  return Buffer.from(context.getImageData(0, 0, 24, 24).data).toString('base64');
}
