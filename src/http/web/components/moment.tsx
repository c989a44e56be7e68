import { formatDay, formatMoment } from './format.ts';
import { usePage } from './page-context.ts';

/** A point in time, as text and as `<time dateTime>`. */
export function Moment({ at, dayOnly = false }: { at: Date; dayOnly?: boolean }) {
  const { language } = usePage();
  return <time dateTime={at.toISOString()}>{dayOnly ? formatDay(at, language) : formatMoment(at, language)}</time>;
}
