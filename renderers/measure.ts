import { isWide, wrap } from './kinsoku.ts';
import type { Frame, Text } from './scene.ts';

/**
 * Sizes of text without a canvas: advance widths of Noto Sans JP (regular, bold) and Shippori Mincho (display). They
 * are in thousandths of the size, from U+0020 to U+007E, read once from the packaged fonts. A test compares them with
 * the fonts.
 */
const REGULAR =
  '224 323 474 555 555 921 680 278 338 338 467 555 278 347 278 392 555 555 555 555 555 555 555 555 555 555 278 278 555 555 555 474 946 608 657 638 688 589 552 689 728 293 535 646 543 812 723 742 633 742 635 596 599 721 575 878 573 531 603 338 392 338 555 559 606 563 618 510 620 554 325 564 607 275 275 552 284 926 610 606 620 620 388 468 377 607 521 802 498 521 475 338 270 338 555';
const BOLD =
  '227 370 574 590 590 963 740 325 378 378 507 590 325 370 325 387 590 590 590 590 590 590 590 590 590 590 325 325 590 590 590 514 1007 641 681 656 714 615 585 717 757 330 568 686 578 853 749 770 667 770 682 624 625 748 619 915 627 580 613 378 387 378 590 567 626 591 644 527 644 581 372 597 640 304 306 604 315 964 641 626 644 644 437 495 421 637 576 863 562 574 511 378 296 378 590';
const DISPLAY =
  '251 339 457 682 654 1019 964 246 402 402 458 618 223 329 287 501 654 600 649 645 648 627 640 678 689 639 285 285 755 635 755 518 924 808 774 743 809 770 729 786 882 441 505 848 752 974 796 809 728 818 805 668 797 828 787 1085 805 768 658 429 501 430 675 626 600 576 629 532 639 558 414 628 654 349 304 640 353 958 649 589 636 615 476 511 394 650 565 838 604 579 510 396 296 397 706';

/** The cuts of letters there are. */
export const CUTS = ['regular', 'bold', 'display'] as const;
export type Cut = (typeof CUTS)[number];
const read = (table: string): number[] => table.split(' ').map(Number);
const tables: Readonly<Record<Cut, number[]>> = { regular: read(REGULAR), bold: read(BOLD), display: read(DISPLAY) };

/** The cut a text is set in. */
export const cutOf = ({ face, bold }: Pick<Text, 'face' | 'bold'>): Cut => face ?? (bold ? 'bold' : 'regular');

/** Others that the pictures use, the widest of all cuts. */
const OTHERS: Readonly<Record<string, number>> = {
  '–': 544,
  '—': 1000,
  '·': 592,
  '’': 325,
  '‘': 325,
  '“': 574,
  '”': 574,
  '−': 786,
};
const MARK = /\p{M}/u;

/** Width of one line in pixels; unknown characters count as wide, so that a guess never cuts a label. */
export function textWidth(text: string, size: number, cut: boolean | Cut = 'regular'): number {
  const table = tables[typeof cut === 'string' ? cut : cutOf({ bold: cut })];
  let total = 0;
  for (const character of text) {
    const known = table[character.charCodeAt(0) - 32];
    if (known !== undefined) {
      total += known;
      continue;
    }
    if (MARK.test(character)) continue;
    total += isWide(character) ? 1000 : (OTHERS[character] ?? 1000);
  }
  return (total * size) / 1000;
}

/** Heights in parts of the size, of letters as they are inked: all cuts stay within them, but for capitals with accents. */
const ABOVE = 0.88;
const BELOW = 0.24;
const LEADING = 1.28;
const STEP = 0.5;

export interface SetLine {
  text: string;
  /** Left end and baseline. */
  x: number;
  y: number;
}
export interface SetText {
  size: number;
  lines: SetLine[];
  /** What is inked at most, without the outline. */
  box: Frame;
}

const partsOf = (text: string, starts: readonly number[]): string[] =>
  [0, ...starts].map((from, n) => text.slice(from, starts[n]).trim());

/** Sets a text: wraps it, and shrinks the letters until it fits its width and its number of lines. Never cuts. */
export function setText(node: Text): SetText {
  const starts = node.breakAt === undefined ? undefined : [node.breakAt].flat();
  const most = starts ? starts.length + 1 : (node.lines ?? 1);
  let { size } = node;
  const measure = (text: string) => textWidth(text, size, cutOf(node));
  const broken = () =>
    starts
      ? partsOf(node.text, starts)
      : node.width !== undefined && most > 1
        ? wrap(node.text, node.width, measure)
        : [node.text];
  let lines = broken();
  while (
    size > 2 &&
    (lines.length > most || lines.some((text) => node.width !== undefined && measure(text) > node.width))
  ) {
    size -= STEP;
    lines = broken();
  }
  const widths = lines.map(measure);
  const w = Math.max(...widths);
  const h = ((lines.length - 1) * LEADING + ABOVE + BELOW) * size;
  const top = node.valign === 'top' ? node.y : node.y - h / 2;
  const start = (width: number) =>
    node.align === 'centre' ? node.x - width / 2 : node.align === 'right' ? node.x - width : node.x;
  return {
    size,
    lines: lines.map((text, n) => ({ text, x: start(widths[n]!), y: top + (ABOVE + n * LEADING) * size })),
    box: { x: start(w), y: top, w, h },
  };
}
