/** A file that came with a command; `size` in bytes. */
export interface Attachment {
  url: string;
  size: number;
}

/** What is in it as text; undefined when it cannot be fetched. */
export async function textOf({ url }: Attachment): Promise<string | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
