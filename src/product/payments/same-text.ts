import { timingSafeEqual } from 'node:crypto';

/** Compares what was sent with what we expect, in a time that does not depend on where the two differ. */
export function sameText(sent: string, expected: string): boolean {
  const [left, right] = [Buffer.from(sent), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
