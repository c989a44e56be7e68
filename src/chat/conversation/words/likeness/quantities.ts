import { fold } from '../text/fold.ts';
import type { LikenessMeaning } from './meanings.ts';

/** What people count where they ask about minutes, files and how long a video is kept, in all our languages, folded. */
const units = [
  'min|mins|minutes?|minutos?|minuti|minuten|минут[аы]?|мин',
  'secs?|seconds?|segundos?|secondes?|sekunden?|second[oi]|секунд[аы]?',
  'h|hours?|horas?|heures?|stunden?|or[ae]|час(?:а|ов)?',
  'days?|dias?|jours?|tagen?|tage|giorn[oi]|день|дн(?:я|ей)',
  'weeks?|semanas?|semaines?|wochen?|settiman[ae]|недел[яиюь]',
  'months?|mes|meses|mois|monaten?|mese|mesi|месяц(?:а|ев)?',
  'vids?|videos?|clips?|ролик(?:а|ов)?|видео|видосов',
  'words?|palabras?|mots?|worter|woerter|parol[ae]|palavras?|слов[ао]?',
  '[gm]b|gigas?',
].join('|');

const quantity = new RegExp(
  `(?<![\\p{L}\\p{N}])\\d{1,4}(?:[.,]\\d{1,2})?\\s?(?:${fold(units)})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** “Is 9 minutes all I get?” without what is counted. Other numbers stay, and so does money, which captions name. */
export function withoutQuantities(text: string): string {
  return fold(text).replace(quantity, ' ');
}

export function namesQuantity(text: string): boolean {
  return withoutQuantities(text) !== fold(text);
}

/** In words, beside what is counted, where no question mark is there. “5 minutes” may be words of the captions. */
const minBeside = 3;

/** Whether the numbers of a text only say how much of something it is about. */
export function asksAboutQuantity(text: string): boolean {
  const beside = withoutQuantities(text);
  const isLong = (beside.match(/\p{L}+/gu) ?? []).length >= minBeside;
  return !saysMore.test(beside) && (isLong || /[?？]/u.test(text));
}

/** Numbers, signs of a correction, quotes and hex codes say something that no sentence of ours says. */
export const saysMore = /[\d#*:→>«»“”„"]/u;

/** Questions in which people name how many minutes, days or videos. Their answers change nothing. */
export const countedQuestions: ReadonlySet<LikenessMeaning> = new Set<LikenessMeaning>([
  'minutes',
  'moreMinutes',
  'renewal',
  'editsCost',
  'price',
  'kept',
  'privacy',
  'length',
  'several',
  'fileSize',
  'putAway',
  'work',
]);
