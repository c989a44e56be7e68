/** `H:MM:SS.cc`, rounded to libass's hundredths. Adjacent events stay adjacent. */
export function assTime(timeMs: number): string {
  const hundredths = Math.max(0, Math.round(timeMs / 10));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = Math.floor(hundredths / 360_000);
  return `${hours}:${two((hundredths / 6000) % 60)}:${two((hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}

/** The inverse of `assTime`, in milliseconds. */
export function parseAssTime(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}
