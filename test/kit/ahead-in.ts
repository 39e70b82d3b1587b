import type { BySubject } from '#core/types';

/** The subjects in which the first of two standings is better, and those in which it is worse. */
export function compared(one: BySubject, other: BySubject): { better: string[]; worse: string[] } {
  const more = [...new Set([...Object.keys(one), ...Object.keys(other)])].map(
    (subject) => [subject, (one[subject] ?? 0) - (other[subject] ?? 0)] as const,
  );
  const where = (holds: (n: number) => boolean) => more.flatMap(([subject, n]) => (holds(n) ? [subject] : [])).sort();
  return { better: where((n) => n > 1e-9), worse: where((n) => n < -1e-9) };
}
