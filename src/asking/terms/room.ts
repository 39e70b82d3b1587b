/** How much of what Discord takes (`limits.ts`) is used: as much as is read at one look. */
export const ROOM = {
  /** Characters of a public message and of a page of words. A question may go on beyond them. */
  words: 2_000,
  /** Rows of menus and buttons that make a page. */
  rows: 5,
  /** Rows of what may be said at any time, below a question. */
  asides: 3,
  /** Actions that are shown as buttons; more of them make a menu. */
  actions: 15,
} as const;
