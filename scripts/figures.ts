/** Figures of repeated measurements, in whatever unit they were taken. */
export interface Figures {
  n: number;
  p50: number;
  p95: number;
  p99: number;
  worst: number;
}

/** A 95th percentile of fewer is hardly more than the worst of them. */
export const ENOUGH = 200;

export function figuresOf(values: readonly number[]): Figures {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Three digits that matter are enough. */
export const rounded = (value: number): number =>
  value < 10 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10;

/** What a figure may be: less than this. */
export interface Target {
  of: 'p50' | 'p95' | 'worst';
  below: number;
}
/** One thing that was measured again and again, with what it may take where that is known. */
export interface Row {
  name: string;
  figures: Figures;
  target?: Target | undefined;
}

const MET = 'met';
const MISSED = 'MISSED';
const TOO_FEW = `fewer than ${ENOUGH}`;

/** The last two cells of a line: the target, and whether this value meets it. */
export const verdict = (value: number, below?: number): [target: string, verdict: string] =>
  below === undefined ? ['', ''] : [`< ${below}`, value < below ? MET : MISSED];

/** The lines of such rows, the unit above their names. A target says nothing about fewer than `ENOUGH`. */
export function linesOf(unit: string, rows: readonly Row[]): string[][] {
  const lines = rows.map(({ name, figures, target }) => {
    const { n, p50, p95, p99, worst } = figures;
    const [below, met] = verdict(target ? figures[target.of] : 0, target?.below);
    return [name, ...[n, p50, p95, p99, worst].map(String), target ? `${target.of} ${below}` : '', said(n, met)];
  });
  return [[unit, 'n', 'p50', 'p95', 'p99', 'worst', 'target', ''], ...lines];
}

const said = (n: number, met: string): string => (met === MET && n < ENOUGH ? TOO_FEW : met);

/** Whether every line that has a target meets it. */
export const allMet = (lines: readonly (readonly string[])[]): boolean =>
  !lines.some((line) => line.includes(MISSED) || line.includes(TOO_FEW));

/** Rows with columns of equal width. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return rows.map(line).join('\n');
}

/** Standard normal quantile of a 95 % interval. */
const Z = 1.96;

/** Share in percent with its 95 % interval (Wilson). */
export function share(part: number, of: number): { percent: number; low: number; high: number } {
  const p = part / of;
  const centre = (p + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2));
  const percent = (n: number) => Math.round(1_000 * n) / 10;
  return { percent: percent(p), low: percent(centre - half), high: percent(centre + half) };
}
