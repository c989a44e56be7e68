/** `1:02:03,456`, `02:03.4`, `3.5` → milliseconds; null when it is no time. */
export function parseTime(text: string): number | null {
  const match = /^(?:(?:(\d+):)?(\d{1,2}):)?(\d{1,2})(?:[.,](\d{1,9}))?$/.exec(text.trim());
  if (match === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  const wholeSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return wholeSeconds * 1000 + Math.round(Number(`0.${fraction}`) * 1000);
}
