import type { ModelQuestion } from '../conversation/model-question.ts';
import type { Wish } from '../conversation/understood-words.ts';
import { fold } from '../conversation/words/text/fold.ts';
import { placeholders } from './without-personal-data.ts';

/** Whether a wish is about what the model was told: a correction names words or lines that it has seen. */
export function fitsQuestion(wish: Wish, { lines }: ModelQuestion): boolean {
  switch (wish.kind) {
    case 'replace_words':
      return (
        !hasPlaceholder(wish.right) &&
        (wish.lines ?? []).every((number) => isLine(number, lines)) &&
        stands(wish.wrong, lines)
      );
    case 'emphasize_words':
      return stands(wish.words, lines);
    case 'replace_line':
      return isLine(wish.line, lines) && !hasPlaceholder(wish.text);
    default:
      return true;
  }
}

type Lines = ModelQuestion['lines'];

function isLine(number: number, lines: Lines): boolean {
  return lines.some((line) => line.number === number);
}

function stands(words: string, lines: Lines): boolean {
  const wanted = fold(words);
  return lines.some(({ text }) => fold(text).includes(wanted));
}

function hasPlaceholder(text: string): boolean {
  return placeholders.some((placeholder) => text.includes(placeholder));
}
