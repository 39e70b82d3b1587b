/** The newest of these lines, at most so many, that have room in so many characters together; in their order. */
export function newest(lines: readonly string[], room: { lines?: number; length: number }): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines.slice(-(room.lines ?? lines.length)).reverse()) {
    length += line.length + 1;
    if (length > room.length) break;
    kept.unshift(line);
  }
  return kept;
}
