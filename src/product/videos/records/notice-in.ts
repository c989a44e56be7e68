import { readNotice } from '../../../engine/notices/notices.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';

/** A video's notice, which is kept in English, in another language; a sentence that is none of ours stays as it is. */
export function noticeIn(language: Language, sentence: string): string {
  const notice = readNotice(sentence);
  if (!notice) return sentence;
  const words = textsOf(language).notices[notice.name];
  return typeof words === 'string' ? words : words(notice.named);
}
