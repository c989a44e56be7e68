import { readNotice } from '../../../engine/notices/notices.ts';
import type { Texts } from './texts.ts';

/** A video's notice, kept in English, in the person's language; a sentence that is none of ours stays as it is. */
export function noticeIn({ results }: Texts, sentence: string): string {
  const notice = readNotice(sentence);
  if (!notice) return sentence;
  const words = results.notices[notice.name];
  return typeof words === 'string' ? words : words(notice.named);
}
