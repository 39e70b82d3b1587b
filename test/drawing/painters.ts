import { onTestFinished } from 'vitest';
import { openPainter, type Painter } from '#drawing/painter';

/** A painter for one test. Its process ends with the test. */
export function painterOf(options: Parameters<typeof openPainter>[0] = {}): Painter {
  const painter = openPainter(options);
  onTestFinished(() => painter.close());
  return painter;
}
