/** Whether a write was refused because a unique index already has the value. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 11_000;
}
