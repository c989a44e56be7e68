import { formatDay, formatMoment } from '../format.ts';

/** A time for people and programs. */
export function Moment({ at, dayOnly = false }: { at: Date; dayOnly?: boolean }) {
  return <time dateTime={at.toISOString()}>{dayOnly ? formatDay(at) : formatMoment(at)}</time>;
}
