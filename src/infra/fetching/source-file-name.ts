import { parse } from 'content-disposition';

const maxLength = 150;

/**
 * The name that a browser would give the downloaded file: from `Content-Disposition`, else the last part of the URL.
 * @returns a name without folders and control characters, or null
 */
export function sourceFileName(contentDisposition: unknown, url: URL): string | null {
  const named = typeof contentDisposition === 'string' ? nameIn(contentDisposition) : null;
  return clean(named ?? decoded(url.pathname));
}

function nameIn(header: string): string | null {
  try {
    return parse(header).parameters.filename ?? null;
  } catch {
    // an invalid header is no reason to refuse the file
    return null;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function clean(text: string): string | null {
  const base = text.split(/[/\\]/).at(-1) ?? '';
  const name = base.replace(/\p{C}/gu, '').trim().slice(0, maxLength);
  return name === '' || /^\.+$/.test(name) ? null : name;
}
