import { fill, type PluralForms } from './fill.ts';
import type { Language } from './languages.ts';

/** `plural('ru', 3, { one: '{count} строка', few: '{count} строки', … })` → `3 строки` */
export function plural(language: Language, count: number, forms: PluralForms): string {
  return pluralWith(language, count, forms, {});
}

/** The same for forms that have other names besides the number. */
export function pluralWith<Name extends string>(
  language: Language,
  count: number,
  forms: PluralForms<Name>,
  values: { [name in Exclude<NoInfer<Name>, 'count'>]: string | number },
): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill<string>(form, { ...values, count: new Intl.NumberFormat(language).format(count) });
}

/** Roughly, as people say it: seconds below a minute and a half, else minutes; hours from two on. */
export function duration(language: Language, seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 90) return unit(language, whole, 'second');
  if (whole < 7200) return unit(language, Math.round(whole / 60), 'minute');
  return unit(language, Math.round(whole / 360) / 10, 'hour');
}

export function fileSize(language: Language, bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return unit(language, megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes), 'megabyte', 'short');
}

/** `a, b and c` */
export function listOf(language: Language, items: string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

/** Day and month; in UTC, since nobody has told us where the person is. */
export function day(language: Language, time: number): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(time);
}

/** The language itself, e.g. `es` → `Spanish`. */
export function languageName(language: Language, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function unit(language: Language, value: number, name: string, display: 'long' | 'short' = 'long'): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: display }).format(value);
}
