import type { Language } from '../../../texts/languages.ts';
import type { UnderstandWords } from '../turn.ts';
import { isGoAhead } from '../words/go-ahead.ts';
import { smallTalkIn } from './small-talk.ts';

/** In words. */
const maxTalk = 8;
const minBehind = 4;
/** Sentences. */
const maxLead = 3;

/** What a message says behind sentences of praise, thanks or a yes; null = it does not begin with such, or says nothing behind it. */
export function behindTalk(
  text: string,
  language: Language,
  understand: UnderstandWords,
): { rest: string; isYes: boolean } | null {
  let rest = text.trim();
  let isYes = false;
  for (let count = 0; count < maxLead; count++) {
    const sentence =
      /^[^.!?…\n()\p{Extended_Pictographic}]+(?:[.!?…\n]+|\)+(?=\s)|(?:\p{Extended_Pictographic}\u{FE0F}?)+)\s*/u.exec(
        rest,
      )?.[0];
    if (!sentence || sentence.includes('?') || sentence.trim().split(/\s+/).length > maxTalk) break;
    const isGo = isGoAhead(sentence, language);
    if (!isGo && !isTalk(sentence, language, understand)) break;
    isYes ||= isGo;
    rest = rest.slice(sentence.length);
  }
  return rest !== text.trim() && rest.split(/\s+/).length >= minBehind ? { rest, isYes } : null;
}

function isTalk(sentence: string, language: Language, understand: UnderstandWords): boolean {
  if (smallTalkIn(sentence, language) === 'thanks') return true;
  const { wishes, notUnderstood } = understand(sentence, language);
  const isPraise = wishes.every((wish) => wish.kind === 'topic' && wish.topic === 'praise');
  return wishes.length > 0 && isPraise && notUnderstood.length === 0;
}
