import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChatEvent, describeMedia, type ShownMedia, type ShownMessage } from '../fake-telegram/chat.ts';
import type { FakePerson } from '../fake-telegram/person.ts';

export interface NumberedButton {
  message: ShownMessage;
  /** Index in `buttonsOf(message)`. */
  index: number;
}

export interface ChatWindow {
  /** The button that was printed with this number. */
  button(number: number): NumberedButton | undefined;
  /** Stops printing. */
  close(): void;
}

export interface ChatWindowOptions {
  person: FakePerson;
  /** Folder for the files that the bot sends. */
  outDir: string;
  /** `replace`: overwrites the last line, which was about the same message. */
  print(line: string, replace?: boolean): void;
}

/** Prints what the bot does in a chat as it happens. Every button gets a number of its own. */
export function openChatWindow({ person, outDir, print }: ChatWindowOptions): ChatWindow {
  mkdirSync(outDir, { recursive: true });
  const buttons: NumberedButton[] = [];
  const keyboards = new Map<number, string>();
  let printed = person.chat.history.length;
  let lastEdited: number | null = null;
  const show = (event: ChatEvent) => {
    const change = smallChange(event, keyboards);
    if (change) print(change.line, lastEdited === change.id);
    else for (const line of linesOf(event, { outDir, numberOf })) print(line);
    lastEdited = change?.id ?? null;
  };
  const numberOf = (message: ShownMessage, index: number) => {
    const known = buttons.findIndex((one) => one.message.id === message.id && one.index === index);
    return known >= 0 ? known + 1 : buttons.push({ message, index });
  };
  const close = person.chat.onChange(() => {
    for (const event of person.chat.history.slice(printed)) show(event);
    printed = person.chat.history.length;
  });
  return { button: (number) => buttons[number - 1], close };
}

interface Printing {
  outDir: string;
  numberOf(message: ShownMessage, index: number): number;
}

/** An edit that does not change the buttons is printed in one line. */
function smallChange(event: ChatEvent, keyboards: Map<number, string>): { id: number; line: string } | null {
  if (!('message' in event)) return null;
  const { id, text, keyboard } = event.message;
  const current = JSON.stringify(keyboard ?? null);
  const isSame = keyboards.get(id) === current;
  keyboards.set(id, current);
  return event.kind === 'edited' && isSame ? { id, line: `~ #${id} ${text.split('\n').join(' · ')}` } : null;
}

function linesOf(event: ChatEvent, printing: Printing): string[] {
  if (event.kind === 'popped_up') return [`  (${event.text})`];
  if (event.kind === 'tapped') return [];
  const { message } = event;
  if (message.from === 'person') return [];
  if (event.kind === 'deleted') return [`  #${message.id} is deleted`];
  const saved = message.media && event.kind === 'sent' ? saveMedia(message.media, message.id, printing.outDir) : '';
  const mark = event.kind === 'edited' ? '~' : ' ';
  const [first = '', ...rest] = [saved, ...message.text.split('\n')].filter((line, index) => index > 0 || line);
  return [
    '',
    `${mark} #${message.id} ${first}`,
    ...rest.map((line) => `     ${line}`),
    ...buttonLines(message, printing),
  ];
}

function buttonLines(message: ShownMessage, { numberOf }: Printing): string[] {
  let index = 0;
  return (message.keyboard?.inline_keyboard ?? []).map((row) => {
    const labels = row.map((button) => {
      const number = numberOf(message, index++);
      return 'url' in button ? `[${button.text}: ${button.url}]` : `[${number} ${button.text}]`;
    });
    return `     ${labels.join(' ')}`;
  });
}

const extensions = { photo: '.jpg', video: '.mp4' };

function saveMedia(media: ShownMedia, messageId: number, outDir: string): string {
  if (media.kind !== 'photo' && media.kind !== 'video' && media.kind !== 'document') return describeMedia(media);
  const name = media.kind === 'document' ? media.file.fileName : `${media.kind}${extensions[media.kind]}`;
  const file = join(outDir, `${messageId}-${name.replace(/[^\w.-]+/g, '_')}`);
  writeFileSync(file, media.file.bytes);
  return `${describeMedia(media)} → ${file}`;
}
