import { z } from 'zod';
import { parseUrl } from '../parse-url.ts';
import type { Field } from './field.ts';
import { inputLimits } from './input-limits.ts';
import { asBoolean, isInteger, isNumeric, numericSize } from './php-values.ts';
import type { RuleName } from './violation.ts';

interface Rule {
  name: RuleName;
  params?: Record<string, string | number>;
  holds(value: unknown): boolean;
}

/** Every rule is checked, so one value may break several; `convert` only gets values that break none. */
export function fieldOf<T>(facts: { schema: z.ZodType; rules: Rule[]; convert(value: unknown): T }): Field<T, false> {
  return {
    schema: facts.schema,
    required: false,
    read(value, name) {
      const broken = facts.rules.filter((rule) => !rule.holds(value));
      if (broken.length === 0) return { value: facts.convert(value) };
      return { violations: broken.map((rule) => ({ field: name, rule: rule.name, params: rule.params })) };
    },
  };
}

export function textField({ maxLength = inputLimits.name }: { maxLength?: number } = {}): Field<string, false> {
  return fieldOf({
    schema: z.string().max(maxLength),
    rules: [{ name: 'string', holds: (value) => typeof value === 'string' }, maxString(maxLength)],
    convert: String,
  });
}

export function integerField(bounds: { min: number; max: number }): Field<number, false> {
  return boundedField(z.int(), { name: 'integer', holds: isInteger }, bounds);
}

/** Like {@link integerField}, for numbers with a fraction. */
export function fractionField(bounds: { min: number; max: number }): Field<number, false> {
  return boundedField(z.number(), { name: 'numeric', holds: isNumeric }, bounds);
}

function boundedField(
  schema: z.ZodNumber,
  kind: Rule,
  { min, max }: { min: number; max: number },
): Field<number, false> {
  return fieldOf({
    schema: schema.min(min).max(max),
    rules: [
      kind,
      {
        name: 'between',
        params: { min, max },
        holds: (value) => numericSize(value) >= min && numericSize(value) <= max,
      },
    ],
    convert: Number,
  });
}

/** Has one message for each bound, where {@link fractionField} has one for both. */
export function numberField({ min, max }: { min: number; max: number }): Field<number, false> {
  return fieldOf({
    schema: z.number().min(min).max(max),
    rules: [
      { name: 'numeric', holds: isNumeric },
      { name: 'min', params: { min }, holds: (value) => !isNumeric(value) || Number(value) >= min },
      { name: 'max', params: { max }, holds: (value) => !isNumeric(value) || Number(value) <= max },
    ],
    convert: Number,
  });
}

export function booleanField(): Field<boolean, false> {
  return fieldOf({
    schema: z.boolean(),
    rules: [{ name: 'boolean', holds: (value) => asBoolean(value) !== undefined }],
    convert: (value) => asBoolean(value) === true,
  });
}

/** One of some words; with `anyCase`, in any letter case. */
export function choiceField<const C extends string>(
  choices: readonly C[],
  { anyCase = false }: { anyCase?: boolean } = {},
): Field<C, false> {
  const find = (given: unknown) => {
    // JSON may say 720 for '720'
    const value = typeof given === 'number' ? String(given) : given;
    return choices.find((choice) => choice === value || (anyCase && sameLetters(choice, value)));
  };
  return fieldOf({
    schema: z.enum(choices),
    rules: [{ name: 'in', holds: (value) => find(value) !== undefined }],
    convert: (value) => find(value) as C,
  });
}

/** @param protocols e.g. `['http:', 'https:']` */
export function urlField(protocols: readonly string[]): Field<string, false> {
  return fieldOf({
    schema: z
      .string()
      .max(inputLimits.url)
      .describe(`a URL: ${protocols.map((protocol) => `${protocol}//`).join(', ')}`),
    rules: [{ name: 'url', holds: (value) => isUrl(value, protocols) }, maxString(inputLimits.url)],
    convert: String,
  });
}

export function emailField(): Field<string, false> {
  const schema = z.email();
  return fieldOf({
    schema: z.email().max(inputLimits.email),
    rules: [{ name: 'email', holds: (value) => schema.safeParse(value).success }, maxString(inputLimits.email)],
    convert: String,
  });
}

function maxString(max: number): Rule {
  return {
    name: 'max_string',
    params: { max },
    holds: (value) => typeof value !== 'string' || hasAtMost(value, max),
  };
}

/** Whether the text has at most so many characters. Only a text near the limit is counted. */
export function hasAtMost(text: string, max: number): boolean {
  return text.length <= max || (text.length <= 2 * max && [...text].length <= max);
}

function sameLetters(choice: string, value: unknown): boolean {
  return typeof value === 'string' && value.toLowerCase() === choice.toLowerCase();
}

function isUrl(value: unknown, protocols: readonly string[]): boolean {
  if (typeof value !== 'string' || /\s/.test(value)) return false;
  const url = parseUrl(value);
  // the URL parser accepts «https:example.com» too, which nobody means
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '' && /^[a-z]+:\/\//i.test(value);
}
