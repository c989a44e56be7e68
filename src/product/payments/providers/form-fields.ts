export type FormFields = ReadonlyMap<string, string>;

/**
 * The fields of a URL-encoded form in any charset. Percent-escapes stand for bytes, which are decoded after they are
 * joined. When a name is given twice, the first one counts.
 * @param charset a label of the WHATWG encoding standard; windows-1252 is used for an unknown one
 */
export function readForm(body: Buffer, charset: string): FormFields {
  const decoder = createDecoder(charset);
  const fields = new Map<string, string>();
  for (const pair of body.toString('latin1').split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decoder.decode(bytesOf(at < 0 ? pair : pair.slice(0, at)));
    if (!fields.has(name)) fields.set(name, at < 0 ? '' : decoder.decode(bytesOf(pair.slice(at + 1))));
  }
  return fields;
}

function bytesOf(text: string): Buffer {
  const bytes = text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-fA-F]{2})/g, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function createDecoder(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
