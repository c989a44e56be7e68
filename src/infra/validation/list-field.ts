import type { Reading } from './field.ts';
import { isNestedTooDeep } from './input-limits.ts';
import { isPlainObject, withoutBlanks } from './php-values.ts';
import { ownValue } from './validate.ts';
import type { RuleName, Violation } from './violation.ts';

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
 * messages are counted in that order.
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
  const violations = [
    ...items.flatMap((item, index): Violation[] => (item ? [] : [{ field: `${name}.${index}`, rule: itemRule }])),
    ...partNames.flatMap((part) =>
      items.flatMap((item, index): Violation[] => {
        const fault = item && parts[part](item[part], item);
        return fault ? [{ field: `${name}.${index}.${part}`, ...fault }] : [];
      }),
    ),
  ];
  return violations.length > 0 ? { violations } : { value: items.flatMap((item) => (item ? [convert(item)] : [])) };
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
