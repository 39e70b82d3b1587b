/** Figures of repeated measurements, in ms. */
export interface Figures {
  n: number;
  p50: number;
  p95: number;
  p99: number;
  worst: number;
}

export function figuresOf(times: readonly number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

/** Three digits that matter are enough. */
export const rounded = (ms: number): number => (ms < 10 ? Math.round(ms * 100) / 100 : Math.round(ms * 10) / 10);

/** Rows with columns of equal width. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return rows.map(line).join('\n');
}
