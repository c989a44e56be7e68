/** What a video costs: its length, every second begun counting whole. */
export function billedSeconds({ durationMs }: { durationMs: number }): number {
  return Math.ceil(durationMs / 1000);
}
