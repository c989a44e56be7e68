import type { TopicWish } from '../../understood-words.ts';
import { postingWords } from '../lexicons/described/posting-words.ts';
import { type Finding, isRole } from '../settings/group.ts';
import { fold } from '../text/fold.ts';

/** "Translate it, into English, too" does not say what is spoken, and "lighter letters, thinner" is not about the outline. */
export function isSaidBy(topic: TopicWish['topic'], { subject, items, isSure, wish }: Finding, text: string): boolean {
  // "how long will it take, I'm putting the comal on", where a colour is called coral
  if (topic === 'work') return subject.startsWith('color') && !isSure && !/[.!?…]\s*\p{L}/u.test(text);
  // "in English, too, below the other one"
  if (topic === 'platforms' && subject === 'resizeForSocialMedia') return !isSure;
  // “what if I make a mistake, can I go back?”
  if (topic === 'changedLater') return wish.kind === 'request' && wish.request === 'undo';
  // “thanks a million, it goes on Instagram tonight”
  if (topic === 'thanks' || topic === 'praise') return subject === 'resizeForSocialMedia' && tellsOfPosting(text);
  // “is that ok for Instagram or is it too tall?”
  if (topic === 'shapeFits') return subject === 'resizeForSocialMedia' || (subject === 'position' && asksOnce(text));
  if (topic === 'translation' && subject === 'position') return !items.some((item) => isRole(item));
  if (topic === 'translation' || topic === 'speak') return subject === 'language';
  // “less bold, too heavy”
  if (topic === 'weight' && wish.kind === 'set' && wish.settings.fontFamily === 'THEBOLDFONT') return true;
  return topic === 'weight' && subject === 'outlineThickness' && !isSure;
}

/** “I'll put it on Instagram” tells what somebody does with the video. */
function tellsOfPosting(text: string): boolean {
  return posting.test(fold(text));
}

const posting = new RegExp(`(?<!\\p{L})(?:${Object.values(postingWords).join('|')})(?!\\p{L})`, 'u');

/** A wish behind a question has a sentence of its own. */
function asksOnce(text: string): boolean {
  return /^[^.!?？…\n]*[?？]\s*$/u.test(text);
}
