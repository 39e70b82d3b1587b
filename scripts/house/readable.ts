import type { Rule } from './house.ts';

/** Every file could be parsed to its end; of one that could not, the other rules would know only a part. */
export const readable: Rule = {
  name: 'readable',
  find: ({ sources }) =>
    sources.flatMap(({ file, unread }) => unread.map((thing) => ({ file, line: 1, says: `is not read: ${thing}` }))),
};
