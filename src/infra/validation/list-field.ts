import type { Reading } from './field.ts';
import { isNestedTooDeep } from './input-limits.ts';
import { isPlainObject, withoutBlanks } from './php-values.ts';
import { ownValue } from './validate.ts';
import { maxViolations, type RuleName, type Violation } from './violation.ts';

interface ItemRules<Part extends string, T> {
  max: number;
  /** What is wrong with a part of an item; null = nothing. */
  parts: Record<Part, (value: unknown, item: Record<Part, unknown>) => Omit<Violation, 'field'> | null>;
  /** Broken by what is not an object. */
  itemRule?: RuleName;
  /** Only gets items of which no part is wrong. */
  convert(item: Record<Part, unknown>): T;
}

/**
 * Reads a list of objects; undefined = it is no list. Like Laravel, checks one part of all items before the next part: the
 * messages are counted in that order. Stops at `maxViolations`.
 */
export function readList<Part extends string, T>(
  list: unknown[] | undefined,
  name: string,
  { max, parts, itemRule = 'array', convert }: ItemRules<Part, T>,
): Reading<T[]> {
  if (!list) return { violations: [{ field: name, rule: 'array' }] };
  if (list.length > max) return { violations: [{ field: name, rule: 'max_array', params: { max } }] };
  const partNames = Object.keys(parts) as Part[];
  const items = list.map((item) => {
    if (!isPlainObject(item)) return null;
    return Object.fromEntries(partNames.map((part) => [part, withoutBlanks(ownValue(item, part))])) as Record<
      Part,
      unknown
    >;
  });
  const violations = firstOf(maxViolations, findViolations(items, { name, parts, itemRule }));
  return violations.length > 0 ? { violations } : { value: items.flatMap((item) => (item ? [convert(item)] : [])) };
}

function* findViolations<Part extends string>(
  items: (Record<Part, unknown> | null)[],
  { name, parts, itemRule }: Required<Pick<ItemRules<Part, unknown>, 'parts' | 'itemRule'>> & { name: string },
): Generator<Violation> {
  for (const [index, item] of items.entries()) {
    if (!item) yield { field: `${name}.${index}`, rule: itemRule };
  }
  for (const part of Object.keys(parts) as Part[]) {
    for (const [index, item] of items.entries()) {
      const fault = item && parts[part](item[part], item);
      if (fault) yield { field: `${name}.${index}.${part}`, ...fault };
    }
  }
}

function firstOf<T>(max: number, all: Iterable<T>): T[] {
  const first: T[] = [];
  for (const one of all) {
    first.push(one);
    if (first.length === max) break;
  }
  return first;
}

/** Lists may also be sent as JSON text; undefined = it cannot be read. */
export function parseIfText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isNestedTooDeep(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
