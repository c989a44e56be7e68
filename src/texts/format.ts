import { fill, type PluralForms } from './fill.ts';
import type { Language } from './languages.ts';
import { textsOf } from './texts-of.ts';

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

/** `45 s`, `1.5 s`, `12 min 5 s`, `2 h 3 min`; what is negative has a minus sign. */
export function shortDuration(language: Language, seconds: number): string {
  const { hour, minute, second } = textsOf(language).format.units;
  const all = Math.abs(seconds);
  const sign = seconds < 0 ? '−' : '';
  if (all < 60) return `${sign}${decimal(language, all, 1)} ${second}`;
  const whole = Math.round(all);
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return sign + inTwoUnits([minutes, minute], [whole % 60, second]);
  return sign + inTwoUnits([Math.floor(minutes / 60), hour], [minutes % 60, minute]);
}

/** How long something lasts or has lasted: `0 min`, `12 min`, `3 h 5 min`, `2 d 4 h`. */
export function wholeMinutes(language: Language, minutes: number): string {
  const { day: days, hour, minute } = textsOf(language).format.units;
  if (minutes < 60) return `${minutes} ${minute}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return inTwoUnits([hours, hour], [minutes % 60, minute]);
  return inTwoUnits([Math.floor(hours / 24), days], [hours % 24, hour]);
}

function inTwoUnits([large, largeUnit]: [number, string], [small, smallUnit]: [number, string]): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}

/** `1.5`, with as many digits behind the point as are needed, and not more than `maxDigits`. */
function decimal(language: Language, value: number, maxDigits: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: maxDigits }).format(value);
}

/** `34 MB`, `2.1 GB` */
export function fileSize(language: Language, bytes: number): string {
  const { name, size } =
    bytes < 1e9 ? { name: 'megabyte', size: bytes / 1e6 } : { name: 'gigabyte', size: bytes / 1e9 };
  const rounded = size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  return unit(language, Math.max(0.1, rounded), name, 'short');
}

/** `a, b and c` */
export function listOf(language: Language, items: string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

/** Day and month; in UTC, since nobody has told us where the person is. */
export function day(language: Language, time: number): string {
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(time);
}

/** Of dates and amounts. */
export function localeOf(language: Language): string {
  return textsOf(language).format.locale;
}

/** The language itself, e.g. `es` → `Spanish`. */
export function languageName(language: Language, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** “30 days” */
export function days(language: Language, count: number): string {
  return unit(language, count, 'day');
}

function unit(language: Language, value: number, name: string, display: 'long' | 'short' = 'long'): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: display }).format(value);
}
