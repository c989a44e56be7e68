/** So many workers of a fleet look at the schedule each time, on average. */
const lookersAtOnce = 3;

/**
 * Whether this worker looks at the schedule this time. Each worker of a fleet decides by itself and by chance, so that all
 * together look as often as three would, none of them is needed, and none has to know another one. That none of fifty looks for
 * half a minute happens about once a day.
 */
export function looksNow(fleetSize: number, random: () => number = Math.random): boolean {
  return random() * fleetSize < lookersAtOnce;
}
