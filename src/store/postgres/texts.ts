/** Texts as a column takes them. PostgreSQL takes neither \u0000 nor half a letter (a lone surrogate); JSON escapes both. */

/** A text, escaped as within a JSON string. Equal texts are equal there. */
export const inColumn = (text: string): string => JSON.stringify(text).slice(1, -1);
/** The text of such a column. */
export const fromColumn = (text: string): string => JSON.parse(`"${text}"`) as string;
/** The same, or null. */
export const orNull = <T>(value: T | null, make: (value: T) => T): T | null => (value === null ? null : make(value));
