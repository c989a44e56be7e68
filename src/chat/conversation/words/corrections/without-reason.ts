import type { CorrectionWish } from '../../understood-words.ts';
import { fold } from '../text/fold.ts';
import { areAlike } from './is-plausible.ts';

/** Words that begin a reason behind the right words, in all languages; folded. */
const reason =
  /^(?:que|q|qui|che|porque|pq|pois|perche|xke|parce|car|because|cos|cuz|since|weil|denn|так|потому|ведь)$/;
/** A reason has so many words, or more. */
const minWords = 3;
/** In words. Longer texts are whole sentences. */
const maxWrong = 3;

/** They begin nothing but a reason. */
const onlyReason = /^(?:q|porque|pq|perche|xke|parce|because|cos|cuz|weil|denn|потому|ведь)$/;

/** @param key folded */
export function beginsReason(key: string): boolean {
  return reason.test(key);
}

/**
 * "Ragazze che sono tutte donne" in place of "ragazzi": what is alike ends before the reason, and the rest says why. Where nothing is alike,
 * all of it counts.
 */
export function withoutReason(wish: CorrectionWish): CorrectionWish {
  if (wish.kind !== 'replace_words' || wish.wrong.split(/\s+/).length > maxWrong) return wish;
  const words = wish.right.split(/\s+/);
  const at = words.findIndex(
    (word, index) => index > 0 && (beginsReason(fold(word)) || /,$/.test(words[index - 1] ?? '')),
  );
  if (at < 1 || words.length - at < minWords) return wish;
  const right = words.slice(0, at).join(' ').replace(/,$/, '');
  const isReason = onlyReason.test(fold(words[at] ?? ''));
  return right !== wish.wrong && (isReason || areAlike(wish.wrong, right)) ? { ...wish, right } : wish;
}
