import { emojiPop } from '../../../../../engine/layout/geometry/caption-motion.ts';

/** How large an emoji is, of its full size, some time after it has appeared. */
export function emojiShareAt(sinceMs: number): number {
  return emojiPop.shares[Math.floor(sinceMs / emojiPop.stepMs)] ?? 1;
}
