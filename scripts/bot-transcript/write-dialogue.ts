import {
  type ChatEvent,
  describeMedia,
  type FakeChat,
  type ShownMedia,
  type ShownMessage,
} from '../fake-telegram/chat.ts';

export interface WriteDialogue {
  chat: FakeChat;
  /** Saves a picture that the bot sent, and returns its path for the page. */
  savePicture(media: Extract<ShownMedia, { kind: 'photo' }>): string;
  /** Replaces what is only true on this machine, such as addresses. */
  tidy(text: string): string;
}

/** The chat in Markdown, in order. Of several edits of a message in one turn, only the last is written. */
export function writeDialogue({ chat, savePicture, tidy }: WriteDialogue): string {
  const { history } = chat;
  const parts = history.flatMap((event, index) => {
    if (event.kind === 'tapped') return [`**You** tap \`${event.label}\``];
    if (event.kind === 'popped_up') return [`**Bot**, for a moment: ${event.text}`];
    if (event.kind === 'deleted') return [];
    if (event.kind === 'edited') return writeEdit(history, index, tidy);
    return [writeMessage(event.message, savePicture, tidy)];
  });
  return parts.join('\n\n');
}

function writeMessage(
  { from, text, media, keyboard }: ShownMessage,
  savePicture: WriteDialogue['savePicture'],
  tidy: WriteDialogue['tidy'],
): string {
  const who = from === 'bot' ? '**Bot**' : '**You**';
  const shown = media ? [writeMedia(media, savePicture)] : [];
  return [`${who}`, ...shown, ...quote(tidy(text)), ...buttonRows({ keyboard })].join('\n');
}

/** Writes an edit only if at most one edit of the same message follows before the person's next action. */
function writeEdit(history: readonly ChatEvent[], index: number, tidy: WriteDialogue['tidy']): string[] {
  const event = history[index];
  if (event?.kind !== 'edited') return [];
  const { id, text, keyboard } = event.message;
  const later = history.slice(index + 1);
  const nextAction = later.findIndex(
    (one) => one.kind === 'tapped' || ('message' in one && one.message.from === 'person'),
  );
  const sameTurn = nextAction === -1 ? later : later.slice(0, nextAction);
  if (sameTurn.filter((one) => one.kind === 'edited' && one.message.id === id).length > 1) return [];
  return [['**Bot** (changes that message)', ...quote(tidy(text)), ...buttonRows({ keyboard })].join('\n')];
}

function writeMedia(media: ShownMedia, savePicture: WriteDialogue['savePicture']): string {
  if (media.kind !== 'photo') return `> *${describeMedia(media)}*  `;
  return `> ![A still of the video](${savePicture(media)})  `;
}

function quote(text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `> ${line}  `);
}

function buttonRows({ keyboard }: Pick<ShownMessage, 'keyboard'>): string[] {
  const rows = keyboard?.inline_keyboard ?? [];
  return rows.map((row) => `> ${row.map(({ text }) => `\`${text}\``).join(' ')}  `);
}
