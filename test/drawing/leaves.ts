import { openPainter } from '#drawing/painter';
import { sheetOf } from '#drawing/sheet';
import { plain } from './samples.ts';

/** Draws a picture, as a program of its own, and has nothing more to do; with `late` it leaves while one is drawn. */
const painter = openPainter();
const { length } = await painter.paint(sheetOf(plain('green'), { format: 'png' }));
process.stdout.write(`${length > 0}`);
if (process.argv[2] === 'late') {
  void painter.paint(sheetOf({ ...plain('green'), width: 4_000, height: 4_000 }, { format: 'png' }));
  setTimeout(() => process.exit(0), 20);
}
