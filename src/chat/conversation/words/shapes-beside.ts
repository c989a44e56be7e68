import type { Language } from '../../../texts/languages.ts';
import type { TopicWish, Wish } from '../understood-words.ts';
import { partsOf } from './text/parts-of.ts';
import { understandWords } from './understand-words.ts';

/** "How much is it, and can you do it vertical?": beside another question, the shape is wished for. */
export function withShapes(
  { wishes, questions }: { wishes: Wish[]; questions: TopicWish[] },
  read: readonly { shapes: Wish[] }[],
): { wishes: Wish[]; questions: TopicWish[] } {
  const others = questions.filter(({ topic }) => topic !== 'cropped' && topic !== 'shapeFits');
  // "does it work for reels?"
  if (others.some(({ topic }) => topic === 'platforms')) return { wishes, questions };
  const shapes = read.flatMap((one) => one.shapes).slice(0, 1);
  if (others.length === 0 || shapes.length === 0 || wishes.some(isOfShape)) return { wishes, questions };
  return { wishes: [...wishes, ...shapes], questions: others };
}

/** Of each part, where it wishes for nothing else. */
export function shapesIn(sentence: string, language: Language): Wish[] {
  const parts = partsOf(sentence, language);
  const read = (parts.length > 0 ? parts : [sentence]).map((part) => understandWords(part, language));
  const isOnlyShape = (wish: Wish) => isOfShape(wish) || (wish.kind === 'request' && wish.request === 'render');
  return read
    .filter(({ wishes, notUnderstood }) => notUnderstood.length === 0 && wishes.every(isOnlyShape))
    .flatMap(({ wishes }) => wishes.filter(isOfShape));
}

function isOfShape(wish: Wish): boolean {
  return wish.kind === 'set' && wish.settings.resizeForSocialMedia !== undefined;
}
