import { isNestedTooDeep } from '../../../infra/validation/input-limits.ts';

/** A number as the sender wrote it: JSON.parse would change `1.0` and `1e-7`. */
class ExactNumber {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type ExactJson = null | boolean | string | ExactNumber | ExactJson[] | Map<string, ExactJson>;

/** Parses JSON, keeping every number as it was written. @throws SyntaxError also for what is nested too deep */
export function parseExactly(text: string): ExactJson {
  if (isNestedTooDeep(text)) throw new SyntaxError('nested too deep');
  JSON.parse(text);
  // strings and numbers both become strings with a mark of their kind, so that they cannot be confused
  return restore(JSON.parse(text.replace(tokens, markToken)));
}

/** Writes JSON without blanks and with sorted keys; `writeNumber` writes the numbers. */
export function writeSorted(value: ExactJson, writeNumber: (source: string) => string): string {
  if (value instanceof ExactNumber) return writeNumber(value.source);
  if (Array.isArray(value)) return `[${value.map((each) => writeSorted(each, writeNumber)).join(',')}]`;
  if (!(value instanceof Map)) return JSON.stringify(value);
  const keys = [...value.keys()].sort();
  const fields = keys.map((key) => `${JSON.stringify(key)}:${writeSorted(value.get(key) ?? null, writeNumber)}`);
  return `{${fields.join(',')}}`;
}

/** Text of a field, a number as it was written; null for anything else. */
export function textIn(value: ExactJson, field: string): string | null {
  const found = value instanceof Map ? value.get(field) : undefined;
  if (found instanceof ExactNumber) return found.source;
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
}

const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const markToken = (token: string) => (token.startsWith('"') ? `"s${token.slice(1)}` : `"n${token}"`);

function restore(marked: unknown): ExactJson {
  if (typeof marked === 'string') return marked.startsWith('n') ? new ExactNumber(marked.slice(1)) : marked.slice(1);
  if (Array.isArray(marked)) return marked.map(restore);
  if (typeof marked !== 'object' || marked === null) return marked as null | boolean;
  return new Map(Object.entries(marked).map(([key, value]) => [key.slice(1), restore(value)]));
}
