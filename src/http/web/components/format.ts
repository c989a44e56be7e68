import type { Language } from '../../../texts/languages.ts';

const oneDay = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `10 March 2026`, by UTC as everything here. */
export function formatDay(day: Date, language: Language = 'en'): string {
  return day.toLocaleDateString(localeOf(language), oneDay);
}

/** `March 2026` */
export function formatMonth(day: Date, language: Language = 'en'): string {
  return day.toLocaleDateString(localeOf(language), { timeZone: 'UTC', month: 'long', year: 'numeric' });
}

/** `10 Mar 2026, 12:05 UTC` */
export function formatMoment(moment: Date, language: Language = 'en'): string {
  const format = { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' } as const;
  return `${moment.toLocaleString(localeOf(language), format)} UTC`;
}

/** Seconds as people say them: `45 s`, `12 min 5 s`, `2 h 3 min`; what is negative has a minus sign. */
export function formatSeconds(seconds: number, language: Language = 'en'): string {
  const whole = Math.round(Math.abs(seconds));
  const sign = seconds < 0 && whole > 0 ? '−' : '';
  const units = language === 'ru' ? (['ч', 'мин', 'с'] as const) : (['h', 'min', 's'] as const);
  return sign + inLargestUnits(whole, units);
}

/** `34 MB`, `2.1 GB` */
export function formatBytes(bytes: number, language: Language = 'en'): string {
  const { unit, size } =
    bytes < 1e9 ? { unit: 'megabyte', size: bytes / 1e6 } : { unit: 'gigabyte', size: bytes / 1e9 };
  const maximumFractionDigits = size < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(
    Math.max(0.1, size),
  );
}

/** `US$9.00`; nothing where no amount is known. */
export function formatMoney(
  { amount, currency }: { amount: string | null; currency: string | null },
  language: Language = 'en',
): string {
  if (amount === null || currency === null) return '';
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(Number(amount));
}

/** Days before months, as everywhere but in one country. */
function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

function inLargestUnits(seconds: number, [hour, minute, second]: readonly [string, string, string]): string {
  if (seconds < 60) return `${seconds} ${second}`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return join(`${minutes} ${minute}`, seconds % 60, second);
  return join(`${Math.floor(minutes / 60)} ${hour}`, minutes % 60, minute);
}

function join(large: string, count: number, unit: string): string {
  return count === 0 ? large : `${large} ${count} ${unit}`;
}
