const minuteMs = 60_000;

/** `less than a minute`, `12 min`, `3 h 5 min`, `2 d 4 h`. */
export function minutesBetween(from: Date, to: Date): string {
  const minutes = Math.floor((to.getTime() - from.getTime()) / minuteMs);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
