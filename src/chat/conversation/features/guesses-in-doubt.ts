import type { ChatState, VideoInChat } from '../chat-state.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { doubtOf } from '../words/as-meant-here.ts';
import { dictionariesFor } from '../words/dictionary-of.ts';
import type { MessageLikeness } from '../words/likeness/read-likeness.ts';
import { isSetting, surelyOtherThan } from '../words/likeness/unlike-settings.ts';
import { doubtedCorrections } from '../words/ranked-corrections/doubted-corrections.ts';
import type { CaptionsInHand } from '../words/with-captions/caption-words.ts';
import { joined } from './unclear.ts';

interface Meant {
  likeness: MessageLikeness;
  understood: UnderstoodWords;
  video: VideoInChat;
  captions: CaptionsInHand | undefined;
}

/** What a message may mean that has the words of one thing and is surely like another. */
export function guessesInDoubt(state: ChatState, { likeness, understood, video, captions }: Meant): Wish[] {
  const { text, language } = likeness;
  const { wishes } = understood;
  const corrections = captions
    ? doubtedCorrections({ text, wishes, captions, dictionaries: dictionariesFor(language) })
    : [];
  if (corrections.length > 0) return corrections;
  const other = surelyOtherThan(likeness, understood.wishes);
  return other ? [other, ...joined(state, understood.wishes.filter(isSetting), video)] : doubtOf(likeness, understood);
}
