import type { ColorSetting } from '../../settings/chat-settings.ts';
import type { UnderstoodWords } from '../../understood-words.ts';
import { forPart } from '../color-of-last-part.ts';
import type { KindOfMessage } from './meanings.ts';
import { type MessageLikeness, thresholds } from './read-likeness.ts';

/** The part that a message of this kind paints. */
export const partsPainted: Readonly<Partial<Record<KindOfMessage, ColorSetting>>> = {
  letterColor: 'fontColor',
  highlightColor: 'highlightColor',
  outlineColor: 'outlineColor',
};

/** In words. Fewer are a colour and nothing else. */
const minWords = 3;

/** “In red what I’m just saying”: a colour without a part that we know is for the part that the message is surely about. */
export function withPartMeant(likeness: MessageLikeness, understood: UnderstoodWords): UnderstoodWords {
  const isShort = likeness.text.trim().split(/\s+/).length < minWords;
  if (isShort || !understood.wishes.some((wish) => wish.kind === 'set' && wish.settings.fontColor)) return understood;
  const [first] = likeness.all();
  const part = first && first.score >= thresholds.sure ? partsPainted[first.meaning as KindOfMessage] : undefined;
  if (!part || part === 'fontColor') return understood;
  return { ...understood, wishes: understood.wishes.map((wish) => forPart(wish, part, likeness)) };
}
