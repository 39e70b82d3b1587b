/** What the tests call of `bundle.mjs`, which node runs as it is. */
export function bundle(entry: string): Promise<string>;
export function bundleHere(entry: string): Promise<void>;

/** The folder of the project. */
export const root: string;

/** Writes a file whole or not at all. */
export function replace(path: string, contents: string | Uint8Array): void;
