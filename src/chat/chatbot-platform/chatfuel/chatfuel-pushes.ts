import type { OutgoingMessage } from '../../chats/messenger.ts';
import { buttonsInWords, inWords, piecesOf, splitText } from '../platform/pieces.ts';

/** What the block shows once. */
export interface Push {
  text: string;
  videoUrl: string;
  tag: string;
}

/** Attributes are part of the URL, where one character may take twelve bytes; servers accept about 8 kB of URL. */
const maxText = 600;

/** Everything except videos becomes text: pictures as links, buttons as labels, which work when they are typed. */
export function chatfuelPushes(messages: readonly OutgoingMessage[]): Push[] {
  const { pieces, quickReplies } = piecesOf(messages);
  const pushes: Push[] = [];
  let words: string[] = [];
  const say = (videoUrl: string) => {
    const text = words.join('\n\n');
    words = [];
    const parts = text === '' ? [] : splitText(text, maxText, maxText);
    for (const part of parts) pushes.push({ text: part, videoUrl: '', tag: '' });
    if (videoUrl !== '') pushes.push({ text: '', videoUrl, tag: '' });
  };
  for (const piece of pieces) {
    if (piece.kind === 'video') say(piece.url);
    else words.push(inWords(piece));
  }
  words.push(...buttonsInWords(quickReplies));
  say('');
  return pushes;
}
