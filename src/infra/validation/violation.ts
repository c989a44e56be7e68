import { AppError } from '../errors/app-error.ts';

/** One broken rule of one field. */
export interface Violation {
  /** The caller's name of it, items by number: `captions.0.start`. */
  field: string;
  rule: RuleName;
  params?: Record<string, string | number>;
}

/** More are not looked for: a short body can break a rule thousands of times. */
export const maxViolations = 1000;

/** The wording of Laravel 13's validator (`validation.php`): existing clients show these strings to people. */
const wordings = {
  required: 'The :attribute field is required.',
  string: 'The :attribute field must be a string.',
  integer: 'The :attribute field must be an integer.',
  numeric: 'The :attribute field must be a number.',
  boolean: 'The :attribute field must be true or false.',
  array: 'The :attribute field must be an array.',
  url: 'The :attribute field must be a valid URL.',
  email: 'The :attribute field must be a valid email address.',
  in: 'The selected :attribute is invalid.',
  exists: 'The selected :attribute is invalid.',
  unique: 'The :attribute has already been taken.',
  hex_color: 'The :attribute field must be a valid hexadecimal color.',
  date: 'The :attribute field must be a valid date.',
  after_or_equal: 'The :attribute field must be a date after or equal to :date.',
  gt: 'The :attribute field must be greater than :value.',
  min: 'The :attribute field must be at least :min.',
  max: 'The :attribute field must not be greater than :max.',
  between: 'The :attribute field must be between :min and :max.',
  max_string: 'The :attribute field must not be greater than :max characters.',
  max_array: 'The :attribute field must not have more than :max items.',
  confirmed: 'The :attribute field confirmation does not match.',
  // the rest are our own, not Laravel's
  idempotency_key_reused: 'The :attribute has already been used with another request.',
  max_words: 'The :attribute field must not have more than :max words.',
  format: 'The :attribute field format is invalid.',
  max_presets: 'An account can have at most :max presets.',
  preset_name:
    'The :attribute field must have 1 to 40 letters, digits, spaces, dashes or underscores, and must not be the name of a ready-made style.',
  style: 'The selected :attribute is invalid. It may be: :choices.',
  framing: 'The :attribute field must be auto, centre, fit, or a list of points like {"at": 2.5, "x": 0.3, "y": 0.5}.',
  picture: 'The :attribute field must be a PNG, JPEG or WebP picture of at most 2 MB and 4096 pixels a side.',
  font: 'The :attribute field must be a TTF, OTF, WOFF or WOFF2 font with outlines, of at most 5 MB.',
  font_damaged: 'The font in the :attribute field is damaged, or cannot be drawn.',
  font_letters: 'The font in the :attribute field has no letters to write captions with.',
  framing_point: 'The :attribute field must be a point like {"at": 2.5, "x": 0.3, "y": 0.5}.',
} as const;

export type RuleName = keyof typeof wordings;

function wordViolation({ field, rule, params = {} }: Violation): string {
  return wordings[rule].replace(/:([a-z]+)/g, (whole, name: string) =>
    name === 'attribute' ? attributeName(field) : String(params[name] ?? whole),
  );
}

/** `video_url` becomes «video url»; names of items stay as they are. */
function attributeName(field: string): string {
  return field.includes('.') ? field : field.replaceAll('_', ' ');
}

/** `details.errors` of an `invalid_input` error: field → broken rules, in the order in which they are reported. */
export type FieldErrors = Record<string, Pick<Violation, 'rule' | 'params'>[]>;

/**
 * AppError `invalid_input` with `details.errors`, and `details.messages`, which are the same in words. Its message is one
 * line per broken rule.
 */
export function invalidFields(violations: readonly Violation[], cause?: unknown): AppError {
  const errors: FieldErrors = {};
  for (const { field, rule, params } of violations) {
    errors[field] ??= [];
    errors[field].push(params ? { rule, params } : { rule });
  }
  const messages = wordErrors(errors);
  const message = Object.values(messages).flat().join('\n');
  return new AppError('invalid_input', { message, cause, details: { errors, messages } });
}

/** Field → messages. */
export type FieldMessages = Record<string, string[]>;

/** The messages of each field, as Laravel's validator words them. */
export function wordErrors(errors: FieldErrors): FieldMessages {
  const words = ([field, broken]: [string, { rule: RuleName; params?: Violation['params'] }[]]) =>
    [field, broken.map(({ rule, params }) => wordViolation({ field, rule, params }))] as const;
  return Object.fromEntries(Object.entries(errors).map(words));
}
