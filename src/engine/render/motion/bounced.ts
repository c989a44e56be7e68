import type { PlacedWord } from '../../layout/geometry/page-layout.ts';
import { keyBounce } from '../../layout/geometry/style-extents.ts';
import { type AssEvent, layers, scale } from '../ass/ass-event.ts';
import { partOf } from './event-parts.ts';

const { riseMs, settleMs, peakScale } = keyBounce;
const lengthMs = riseMs + settleMs;

/**
 * Lets a word that stands out grow, and come back, when it is spoken. Shapes behind its letters and its soft shadow stay as
 * they are.
 */
export function bounced(events: AssEvent[], word: PlacedWord): AssEvent[] {
  return events.flatMap((event) => {
    const isLetters = event.layer !== layers.shadow && !event.tags.includes('\\p1');
    if (!isLetters) return [event];
    const [fromMs, toMs] = [Math.max(event.startMs, word.startMs), word.startMs + lengthMs];
    const parts = [partOf(event, event.startMs, fromMs), moving(event, word, { fromMs, toMs }), partOf(event, toMs)];
    return parts.filter((part) => part !== null);
  });
}

/** What begins within the movement, because the word is short, continues it. */
function moving(
  event: AssEvent,
  { startMs }: PlacedWord,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): AssEvent | null {
  const part = partOf(event, fromMs, toMs);
  const motion = `${scale(1)}\\t(0,${riseMs},${scale(peakScale)})\\t(${riseMs},${lengthMs},${scale(1)})`;
  const moves = part && partOf({ ...part, startMs, tags: motion }, fromMs);
  return moves && { ...part, tags: part.tags + moves.tags };
}
