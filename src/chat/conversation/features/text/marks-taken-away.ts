import type { VideoInChat } from '../../chat-state.ts';
import type { CorrectionWish, Wish } from '../../understood-words.ts';

/** "Stop making random words huge": what somebody marked goes, too. */
export function marksTakenAway(wishes: readonly Wish[], video: VideoInChat | undefined): CorrectionWish[] {
  const isMeant = wishes.some((wish) => wish.kind === 'set' && wish.settings.emphasis === false);
  return isMeant && video?.heard ? [{ kind: 'plain_words' }] : [];
}
