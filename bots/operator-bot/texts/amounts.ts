/** `12 min 5 s`, `-30 min`, `45 s`, `1.5 s`. */
export function describeSeconds(seconds: number): string {
  const sign = seconds < 0 ? '-' : '';
  const all = Math.abs(seconds);
  if (all < 60) return `${sign}${Number(all.toFixed(1))} s`;
  const whole = Math.round(all);
  const rest = whole % 60;
  return `${sign}${Math.floor(whole / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}

export function describeBytes(bytes: number): string {
  if (bytes >= 1024 ** 3) return `${(bytes / 1024 ** 3).toFixed(1)} GiB`;
  return `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}

/** UTC, to the minute: `2026-03-10 12:00`. */
export function describeTime(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
