/**
 * How Laravel (PHP) reads loosely typed values. No-code clients send everything as text, and existing clients rely on
 * exactly this behaviour.
 */

/** Trims text; null and blank text count as absent. */
export function withoutBlanks(value: unknown): unknown {
  const trimmed = typeof value === 'string' ? value.trim() : value;
  return trimmed === '' || trimmed === null ? undefined : trimmed;
}

/** `is_numeric`, after trimming. */
export function isNumeric(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(value);
}

/** `FILTER_VALIDATE_INT`, after trimming: 12, 12.0 and "12" pass, "1.5", "012" and "12.0" do not. */
export function isInteger(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  return typeof value === 'string' && /^[+-]?(0|[1-9]\d{0,14})$/.test(value);
}

/** true, 1, "1" and "true"; false, 0, "0" and "false" (any letter case); else undefined. */
export function asBoolean(value: unknown): boolean | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : value;
  if (text === true || text === 1 || text === '1' || text === 'true') return true;
  if (text === false || text === 0 || text === '0' || text === 'false') return false;
  return undefined;
}

/** What `between`, `min` and `max` measure: the value of a number, the length of a list, else the length of a text. */
export function numericSize(value: unknown): number {
  if (isNumeric(value)) return Number(value);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return [...String(value)].length;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Forms send lists as objects with numbers for names; `{}` is an empty list, as in PHP. */
export function asList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isPlainObject(value)) return undefined;
  const names = Object.keys(value);
  if (!names.every((name) => /^\d{1,9}$/.test(name))) return undefined;
  return names.sort((a, b) => Number(a) - Number(b)).map((name) => value[name]);
}
