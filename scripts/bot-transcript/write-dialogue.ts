import type { ChatEvent, FakeChat } from '../fake-telegram/chat.ts';
import type { ShownMedia, ShownMessage } from '../fake-telegram/shown-message.ts';
import { describeMedia } from '../fake-telegram/transcript.ts';

export interface WriteDialogue {
  chat: FakeChat;
  /** Keeps a picture that the bot showed, and gives its address in the page. */
  keepPicture(media: Extract<ShownMedia, { kind: 'photo' }>): string;
  /** Makes what is said here fit for others to read. */
  tidy(text: string): string;
}

/** The chat in Markdown: what was said and shown in order; a message that is edited again and again stands once. */
export function writeDialogue({ chat, keepPicture, tidy }: WriteDialogue): string {
  const { history } = chat;
  const parts = history.flatMap((happening, index) => {
    if (happening.kind === 'tapped') return [`**You** tap \`${happening.label}\``];
    if (happening.kind === 'popped_up') return [`**Bot**, for a moment: ${happening.text}`];
    if (happening.kind === 'deleted') return [];
    if (happening.kind === 'edited') return writeEdit(history, index, tidy);
    return [writeMessage(happening.message, keepPicture, tidy)];
  });
  return parts.join('\n\n');
}

function writeMessage(
  { from, text, media, keyboard }: ShownMessage,
  keepPicture: WriteDialogue['keepPicture'],
  tidy: WriteDialogue['tidy'],
): string {
  const who = from === 'bot' ? '**Bot**' : '**You**';
  const shown = media ? [writeMedia(media, keepPicture)] : [];
  return [`${who}`, ...shown, ...quote(tidy(text)), ...buttonRows({ keyboard })].join('\n');
}

/** Of what happens to a message between two things that people do: how it ends, and one moment before. */
function writeEdit(history: readonly ChatEvent[], index: number, tidy: WriteDialogue['tidy']): string[] {
  const happening = history[index];
  if (happening?.kind !== 'edited') return [];
  const { id, text, keyboard } = happening.message;
  const later = history.slice(index + 1);
  const turn = later.findIndex((one) => one.kind === 'tapped' || ('message' in one && one.message.from === 'person'));
  const sameTurn = turn === -1 ? later : later.slice(0, turn);
  if (sameTurn.filter((one) => one.kind === 'edited' && one.message.id === id).length > 1) return [];
  return [['**Bot** (changes that message)', ...quote(tidy(text)), ...buttonRows({ keyboard })].join('\n')];
}

function writeMedia(media: ShownMedia, keepPicture: WriteDialogue['keepPicture']): string {
  if (media.kind !== 'photo') return `> *${describeMedia(media)}*  `;
  return `> ![A still of the video](${keepPicture(media)})  `;
}

function quote(text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `> ${line}  `);
}

function buttonRows({ keyboard }: Pick<ShownMessage, 'keyboard'>): string[] {
  const rows = keyboard?.inline_keyboard ?? [];
  return rows.map((row) => `> ${row.map(({ text }) => `\`${text}\``).join(' ')}  `);
}
