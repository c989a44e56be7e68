import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatEvent } from '../fake-telegram/chat.ts';
import type { FakePerson } from '../fake-telegram/person.ts';
import type { ShownMedia, ShownMessage } from '../fake-telegram/shown-message.ts';
import { describeMedia } from '../fake-telegram/transcript.ts';

export interface NumberedButton {
  message: ShownMessage;
  /** In `buttonsOf(message)`. */
  index: number;
}

export interface ChatWindow {
  /** What a number printed before a button stands for. */
  button(number: number): NumberedButton | undefined;
  /** Shows nothing more. */
  close(): void;
}

export interface ChatWindowOptions {
  person: FakePerson;
  /** Where what the bot shows is kept as files. */
  outDir: string;
  /** `again`: in the place of the last line, which was of the same message. */
  print(line: string, again?: boolean): void;
}

/** Prints what the bot does in a chat as it happens. Buttons have numbers that are never given twice. */
export function openChatWindow({ person, outDir, print }: ChatWindowOptions): ChatWindow {
  mkdirSync(outDir, { recursive: true });
  const buttons: NumberedButton[] = [];
  const looks = new Map<number, string>();
  let seen = person.chat.history.length;
  let lastEdited: number | null = null;
  const show = (happening: ChatEvent) => {
    const change = smallChange(happening, looks);
    if (change) print(change.line, lastEdited === change.id);
    else for (const line of linesOf(happening, { outDir, numberOf })) print(line);
    lastEdited = change?.id ?? null;
  };
  const numberOf = (message: ShownMessage, index: number) => {
    const known = buttons.findIndex((one) => one.message.id === message.id && one.index === index);
    return known >= 0 ? known + 1 : buttons.push({ message, index });
  };
  const close = person.chat.onChange(() => {
    for (const happening of person.chat.history.slice(seen)) show(happening);
    seen = person.chat.history.length;
  });
  return { button: (number) => buttons[number - 1], close };
}

interface Printing {
  outDir: string;
  numberOf(message: ShownMessage, index: number): number;
}

/** An edit that leaves the buttons as they are takes one line. */
function smallChange(happening: ChatEvent, looks: Map<number, string>): { id: number; line: string } | null {
  if (!('message' in happening)) return null;
  const { id, text, keyboard } = happening.message;
  const look = JSON.stringify(keyboard ?? null);
  const isSame = looks.get(id) === look;
  looks.set(id, look);
  return happening.kind === 'edited' && isSame ? { id, line: `~ #${id} ${text.split('\n').join(' · ')}` } : null;
}

function linesOf(happening: ChatEvent, printing: Printing): string[] {
  if (happening.kind === 'popped_up') return [`  (${happening.text})`];
  if (happening.kind === 'tapped') return [];
  const { message } = happening;
  if (message.from === 'person') return [];
  if (happening.kind === 'deleted') return [`  #${message.id} is taken back`];
  const saved = message.media && happening.kind === 'sent' ? saveMedia(message.media, message.id, printing.outDir) : '';
  const mark = happening.kind === 'edited' ? '~' : ' ';
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
