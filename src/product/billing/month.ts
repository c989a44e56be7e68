/** The UTC calendar month of a time, `2026-02`; months compare as text. */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}

/** The first moment of the month after that of `time`, UTC: when allowances renew. */
export function nextMonth(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1));
}
