/** A walk of a document: lists that name, line by line, a file and the function in it that is called next. */

export interface Place {
  file: string;
  name: string;
  /** File and name, as they are told when they are not where the walk says. */
  called: string;
}

const LINE = /^(\d+)\. `([\w./-]+\.ts)` `(\w+)`/;

/** The walks in a document, in order; each begins with number 1. Throws where a number does not go on from the one before. */
export function walksIn(document: string): Place[][] {
  const walks: Place[][] = [];
  for (const line of document.split('\n')) {
    const [, number, file, name] = LINE.exec(line) ?? [];
    if (!number || !file || !name) continue;
    if (number === '1') walks.push([]);
    const walk = walks.at(-1);
    if (walk?.push({ file, name, called: `${file} ${name}` }) !== Number(number))
      throw new Error(`out of the row: ${line}`);
  }
  return walks;
}
