import { localeOf, shortDuration } from '../../../texts/format.ts';
import type { Language } from '../../../texts/languages.ts';
import { usePage } from './page-context.ts';

/** A point in time, as `10 Mar 2026, 12:05 UTC` or as the day only, and as `<time dateTime>`. */
export function Moment({ at, dayOnly = false }: { at: Date; dayOnly?: boolean }) {
  const { language } = usePage();
  const format = { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' } as const;
  const text = dayOnly ? formatDay(at, language) : `${at.toLocaleString(localeOf(language), format)} UTC`;
  return <time dateTime={at.toISOString()}>{text}</time>;
}

/** `10 March 2026`; in UTC, as everywhere. */
export function formatDay(day: Date, language: Language): string {
  return day.toLocaleDateString(localeOf(language), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** `March 2026` */
export function formatMonth(day: Date, language: Language): string {
  return day.toLocaleDateString(localeOf(language), { timeZone: 'UTC', month: 'long', year: 'numeric' });
}

/** Whole seconds: `45 s`, `12 min 5 s`, `2 h 3 min`; negative ones have a minus sign. */
export function formatSeconds(seconds: number, language: Language = 'en'): string {
  return shortDuration(language, Math.round(seconds));
}

/** `US$9.00`; '' if the amount is unknown. */
export function formatMoney(
  { amount, currency }: { amount: string | null; currency: string | null },
  language: Language,
): string {
  if (amount === null || currency === null) return '';
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(Number(amount));
}
