/** A file that came with a command; `size` in bytes. */
export interface Attachment {
  url: string;
  size: number;
}

/** ms after which a file that does not come is given up. */
const PATIENCE = 30_000;

/** What is in it as text; undefined when it cannot be fetched, or is longer than so many bytes after all. */
export async function textOf({ url }: Attachment, most: number): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok || !response.body) return undefined;
    const bytes: Uint8Array[] = [];
    let size = 0;
    for await (const some of response.body as AsyncIterable<Uint8Array>) {
      size += some.length;
      if (size > most) return undefined;
      bytes.push(some);
    }
    return Buffer.concat(bytes).toString('utf8');
  } catch {
    return undefined;
  }
}
