import type { Wish } from '../../understood-words.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';

/** "Take «falls» away", where the captions have it twice in a row: one of them is too many. */
export function oneOfTwo(wish: Wish, captions: CaptionsInHand | null): Wish {
  if (wish.kind !== 'replace_words' || wish.right !== '') return wish;
  const twice = captions?.words.writtenAs(`${wish.wrong} ${wish.wrong}`)?.split(/\s+/);
  return twice ? { ...wish, wrong: twice.join(' '), right: twice.slice(0, twice.length / 2).join(' ') } : wish;
}
