/** What the tests call of `bundle.mjs`, which node runs as it is. */
export function bundle(entry: string): Promise<string>;
export function bundleHere(entry: string): Promise<void>;
