import { z } from 'zod';
import type { Field } from '../../../infra/validation/field.ts';
import { parseIfText, readList } from '../../../infra/validation/list-field.ts';
import { asList, isPlainObject } from '../../../infra/validation/php-values.ts';
import type { Violation } from '../../../infra/validation/violation.ts';
import { type DictionaryEntry, dictionaryLimits } from '../wording/dictionary.ts';

const side = z.string().min(1).max(dictionaryLimits.characters);

export const dictionaryEntriesSchema = z.array(z.strictObject({ from: side, to: side }));

/**
 * How to spell words that are transcribed: `{"zap-ear": "Zapier"}`, a list of `{from, to}`, a form's fields of either, or
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
      return readList(entriesOf(parseIfText(value)), name, {
        max: dictionaryLimits.entries,
        parts: { from: judgeSide, to: judgeSide },
        convert: ({ from, to }) => ({ from: String(from), to: String(to) }),
      });
    },
  };
}

/** Keys of an object are what is heard, unless they only number the entries, as a form does. */
function entriesOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isPlainObject(value)) return undefined;
  const list = asList(value);
  if (list?.every(isPlainObject)) return list;
  return Object.entries(value).map(([from, to]) => ({ from, to }));
}

function judgeSide(value: unknown): Omit<Violation, 'field'> | null {
  if (value === undefined) return { rule: 'required' };
  if (typeof value !== 'string') return { rule: 'string' };
  const max = dictionaryLimits.characters;
  return [...value].length > max ? { rule: 'max_string', params: { max } } : null;
}
