/** One part of a form: its field name, the file name if it is a file, and its bytes (a view, not a copy). */
export interface Part {
  name: string;
  filename: string | undefined;
  bytes: Buffer;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * The parts of a `multipart/form-data` body (RFC 7578); undefined if it is not one. By hand, because the platform's
 * `formData()` takes tens of milliseconds for a picture and holds up everybody meanwhile.
 */
export function multipart(body: Buffer, contentType: string): Part[] | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  const opening = Buffer.from(`--${boundary}`);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: Part[] = [];
  let at = body.indexOf(opening);
  if (at < 0) return undefined;
  at += opening.length;
  // After a delimiter comes a line break and a part, or two dashes and the end.
  while (body.toString('latin1', at, at + 2) !== '--') {
    const headEnd = body.indexOf(HEAD_END, at);
    const end = headEnd < 0 ? -1 : body.indexOf(delimiter, headEnd);
    if (end < 0) return undefined;
    const head = body.toString('utf8', at, headEnd);
    const name = field(head, 'name');
    if (name === undefined) return undefined;
    parts.push({ name, filename: field(head, 'filename'), bytes: body.subarray(headEnd + HEAD_END.length, end) });
    at = end + delimiter.length;
  }
  return parts;
}

/** A parameter of Content-Disposition; quotes and line breaks inside come percent-encoded (HTML, form submission). */
function field(head: string, name: string): string | undefined {
  const value = new RegExp(`content-disposition:[^\r\n]*[;\\s]${name}="([^"]*)"`, 'i').exec(head)?.[1];
  return value?.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}
