/** Both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header for a file of `sizeBytes`.
 * @returns null for the whole file: no header, an unknown form, or several ranges
 */
export function parseByteRange(header: string, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const range = /^bytes=/i.test(header) ? header.slice('bytes='.length) : '';
  const [first = '', last = '', ...others] = range.split('-', 3).map((part) => part.trim());
  const isRange = range.includes('-') && others.length === 0;
  if (!isRange || !/^\d*$/.test(first + last) || first + last === '') return null;
  if (first === '') return suffix(Number(last), sizeBytes);
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < sizeBytes ? { start, end } : 'unsatisfiable';
}

function suffix(lengthBytes: number, sizeBytes: number): ByteRange | 'unsatisfiable' {
  if (lengthBytes === 0 || sizeBytes === 0) return 'unsatisfiable';
  return { start: Math.max(0, sizeBytes - lengthBytes), end: sizeBytes - 1 };
}
