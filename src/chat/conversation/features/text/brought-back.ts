import type { Caption } from '../../../../engine/captions/caption.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { correctCaptions } from '../../corrections/correct-captions.ts';
import type { UnderstandWords } from '../../turn.ts';
import { isCorrection, type Wish } from '../../understood-words.ts';
import { readCaptionWords } from '../../words/with-captions/caption-words.ts';
import { bringBack } from './bring-back.ts';

/**
 * The corrections that bring words back, and what else the message wishes: that is read with the captions as they are then.
 * @returns null = the message asks for no words back
 */
export function wishesBringingBack(
  video: VideoInChat,
  captions: Caption[],
  { text, state: { language } }: { text: string; state: ChatState },
  understand: UnderstandWords,
): Wish[] | null {
  const back = bringBack(video, captions, { text, language });
  if (!back) return null;
  const made = correctCaptions(captions, back.wishes).captions;
  const words = readCaptionWords(made.map((caption) => caption.text));
  const understood = understand(back.rest, language, { words, isShown: false });
  const others = understood.wishes.filter((wish) => isCorrection(wish) || wish.kind === 'set' || wish.kind === 'step');
  return [...back.wishes, ...others];
}
