import { fileSize, localeOf, shortDuration } from '../../../texts/format.ts';
import type { Language } from '../../../texts/languages.ts';

const oneDay = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `10 March 2026`; in UTC, as everywhere. */
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

/** Whole seconds: `45 s`, `12 min 5 s`, `2 h 3 min`; negative ones have a minus sign. */
export function formatSeconds(seconds: number, language: Language = 'en'): string {
  return shortDuration(language, Math.round(seconds));
}

/** `34 MB`, `2.1 GB` */
export function formatBytes(bytes: number, language: Language = 'en'): string {
  return fileSize(language, bytes);
}

/** `US$9.00`; '' if the amount is unknown. */
export function formatMoney(
  { amount, currency }: { amount: string | null; currency: string | null },
  language: Language = 'en',
): string {
  if (amount === null || currency === null) return '';
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(Number(amount));
}
