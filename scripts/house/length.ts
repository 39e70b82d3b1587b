import type { Rule } from './house.ts';

const MOST = 300;

/** No file is longer than three hundred lines. */
export const length: Rule = {
  name: 'length',
  find: ({ sources }) =>
    sources.flatMap(({ file, text }) => {
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      return lines > MOST ? [{ file, line: MOST + 1, says: `has ${lines} lines` }] : [];
    }),
};
