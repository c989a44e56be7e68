import type { ChatState, VideoInChat } from '../chat-state.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { doubtOf } from '../words/as-meant-here.ts';
import type { MessageLikeness } from '../words/likeness/read-likeness.ts';
import { isSetting, surelyOtherThan } from '../words/likeness/unlike-settings.ts';
import { joined } from './unclear.ts';

/** What a message may mean that has the words of one thing and is surely like another. */
export function guessesInDoubt(
  state: ChatState,
  { likeness, understood, video }: { likeness: MessageLikeness; understood: UnderstoodWords; video: VideoInChat },
): Wish[] {
  const other = surelyOtherThan(likeness, understood.wishes);
  return other ? [other, ...joined(state, understood.wishes.filter(isSetting), video)] : doubtOf(likeness, understood);
}
