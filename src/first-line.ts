/** The first line of what an error says. */
export const firstLine = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
