import type { OutgoingMessage } from '../../chats/messenger.ts';
import { buttonsInWords, inWords, piecesOf, splitText } from '../pieces.ts';

/** What one sending of the block shows. */
export interface Push {
  text: string;
  videoUrl: string;
  tag: string;
}

/** Attributes travel in the address, where one letter may take twelve: servers take some 8 kB of it. */
const mostText = 600;

/** Everything but videos in words: pictures by their address, buttons by their labels, which work by being written. */
export function chatfuelPushes(messages: readonly OutgoingMessage[]): Push[] {
  const { pieces, quickReplies } = piecesOf(messages);
  const pushes: Push[] = [];
  let words: string[] = [];
  const say = (videoUrl: string) => {
    const text = words.join('\n\n');
    words = [];
    const parts = text === '' ? [] : splitText(text, mostText, mostText);
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
