const oneDay = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `10 March 2026`, by UTC as everything here. */
export function formatDay(day: Date): string {
  return day.toLocaleDateString('en-GB', oneDay);
}

/** `March 2026` */
export function formatMonth(day: Date): string {
  return day.toLocaleDateString('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });
}

/** `10 Mar 2026, 12:05 UTC` */
export function formatMoment(moment: Date): string {
  const text = moment.toLocaleString('en-GB', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' });
  return `${text} UTC`;
}

/** Seconds as people say them: `45 s`, `12 min 5 s`, `2 h 3 min`; what is negative has a minus sign. */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  const sign = seconds < 0 && whole > 0 ? '−' : '';
  return sign + inLargestUnits(whole);
}

function inLargestUnits(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return join(`${minutes} min`, seconds % 60, 's');
  return join(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}

function join(large: string, count: number, unit: string): string {
  return count === 0 ? large : `${large} ${count} ${unit}`;
}
