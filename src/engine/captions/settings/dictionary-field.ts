import { z } from 'zod';
import type { Field, Reading } from '../../../infra/validation/field.ts';
import { asList, isPlainObject, withoutBlanks } from '../../../infra/validation/php-values.ts';
import { ownValue } from '../../../infra/validation/validate.ts';
import type { Violation } from '../../../infra/validation/violation.ts';
import { type DictionaryEntry, dictionaryLimits } from '../wording/dictionary.ts';

const side = z.string().min(1).max(dictionaryLimits.characters);

export const dictionaryEntriesSchema = z.array(z.strictObject({ from: side, to: side }));

/**
 * How to spell words that are heard: `{"zap-ear": "Zapier"}`, a list of `{from, to}`, a form's fields of either, or
 * JSON text of either. Errors name an entry by its number, also in an object: `dictionary.0.to`.
 */
export function dictionaryField(): Field<DictionaryEntry[], false> {
  return {
    schema: z
      .union([dictionaryEntriesSchema.max(dictionaryLimits.entries), z.record(side, side)])
      .describe('Such as {"zap-ear": "Zapier"}; several words may become one, and one several')
      .meta({ example: { 'zap-ear': 'Zapier' } }),
    required: false,
    read(value, name) {
      const entries = entriesOf(typeof value === 'string' ? parseJson(value) : value);
      if (!entries) return { violations: [{ field: name, rule: 'array' }] };
      if (entries.length > dictionaryLimits.entries) {
        return { violations: [{ field: name, rule: 'max_array', params: { max: dictionaryLimits.entries } }] };
      }
      return readEntries(entries, name);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keys of an object are what is heard, unless they only number the entries, as a form does. */
function entriesOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isPlainObject(value)) return undefined;
  const list = asList(value);
  if (list?.every(isPlainObject)) return list;
  return Object.entries(value).map(([from, to]) => ({ from, to }));
}

/** Like Laravel, checks one field of all items before the next field. */
function readEntries(entries: unknown[], name: string): Reading<DictionaryEntry[]> {
  const sides = (key: 'from' | 'to') =>
    entries.flatMap((entry, index): Violation[] =>
      isPlainObject(entry) ? judge(sideOf(entry, key), `${name}.${index}.${key}`) : [],
    );
  const violations = [
    ...entries.flatMap((entry, index): Violation[] =>
      isPlainObject(entry) ? [] : [{ field: `${name}.${index}`, rule: 'array' }],
    ),
    ...sides('from'),
    ...sides('to'),
  ];
  if (violations.length > 0) return { violations };
  return {
    value: entries
      .filter(isPlainObject)
      .map((entry) => ({ from: String(sideOf(entry, 'from')), to: String(sideOf(entry, 'to')) })),
  };
}

function sideOf(entry: Record<string, unknown>, key: 'from' | 'to'): unknown {
  return withoutBlanks(ownValue(entry, key));
}

function judge(value: unknown, field: string): Violation[] {
  if (value === undefined) return [{ field, rule: 'required' }];
  if (typeof value !== 'string') return [{ field, rule: 'string' }];
  const max = dictionaryLimits.characters;
  return [...value].length > max ? [{ field, rule: 'max_string', params: { max } }] : [];
}
