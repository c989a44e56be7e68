import { formatDay, formatMoment } from './format.ts';
import { usePage } from './page-context.ts';

/** A time for people and programs. */
export function Moment({ at, dayOnly = false }: { at: Date; dayOnly?: boolean }) {
  const { language } = usePage();
  return <time dateTime={at.toISOString()}>{dayOnly ? formatDay(at, language) : formatMoment(at, language)}</time>;
}
