/** How often something was done in a chat, since when, in milliseconds since 1970. */
export interface HourlyCount {
  since: number;
  count: number;
}

const hourMs = 3_600_000;

/** One more in this hour, which begins with the first. null = that would be more than `max`. */
export function countOneMore(before: HourlyCount | undefined, max: number, now: number): HourlyCount | null {
  const { since, count } = before && now - before.since < hourMs ? before : { since: now, count: 0 };
  return count < max ? { since, count: count + 1 } : null;
}
