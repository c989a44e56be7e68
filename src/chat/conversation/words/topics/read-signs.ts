import type { TopicWish } from '../../understood-words.ts';
import { talkingSigns } from '../lexicons/signs.ts';

/** "🔥🔥🔥": what a message without words or numbers says; null = nothing that is known. */
export function readSigns(text: string): TopicWish | null {
  if (/[\p{L}\p{Nd}]/u.test(text)) return null;
  const said = new Set(text.match(/\p{Extended_Pictographic}/gu));
  const meant = talkingSigns.find(({ signs }) => signs.split(' ').some((sign) => said.has(sign)));
  return meant ? { kind: 'topic', topic: meant.topic } : null;
}
