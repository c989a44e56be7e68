import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { buttonsOf } from '../fake-telegram/chat.ts';
import type { FakePerson } from '../fake-telegram/person.ts';
import type { ChatWindow } from './chat-window.ts';

export const howToPlay = `Write what you would write to the bot: a link to a video, “bigger, yellow, at the top”, /help …
  /tap 2            taps the button with the number 2
  /file clip.mp4    sends a file from this machine
  /reply 12 text    answers the message #12
  /wait             waits for the next video (for dialogues from a file)
  /quit             stops the service`;

export interface Play {
  person: FakePerson;
  window: ChatWindow;
  print(line: string): void;
}

/** Handles one line of the terminal. @returns false for /quit */
export async function handleLine(line: string, play: Play): Promise<boolean> {
  const [, command = '', rest = ''] = /^\/(\w+)\s*(.*)$/s.exec(line.trim()) ?? [];
  if (command === 'quit') return false;
  const problem = await run(command, rest, line.trim(), play);
  if (problem) play.print(problem);
  return true;
}

async function run(command: string, rest: string, line: string, play: Play): Promise<string | null> {
  const { person } = play;
  if (line === '') return null;
  if (command === 'tap') return tap(Number(rest), play);
  if (command === 'file') return sendFile(rest, person);
  if (command === 'reply') return reply(rest, person);
  if (command === 'wait') return waitForVideo(person);
  person.says(line);
  return null;
}

function tap(number: number, { person, window }: Play): string | null {
  const found = window.button(number);
  const message = found && person.messages.find(({ id }) => id === found.message.id);
  const button = message && buttonsOf(message)[found.index];
  if (!message || !button) return `There is no button ${number || ''}.`;
  void person.presses(message, button);
  return null;
}

/** What an app sends as a file: a watermark, a font, a script. Anything else is sent as a video. */
const documents: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.srt': 'application/x-subrip',
  '.vtt': 'text/vtt',
};

function sendFile(path: string, person: FakePerson): string | null {
  if (path === '' || !existsSync(path)) return `There is no file “${path}”.`;
  const mimeType = documents[extname(path).toLowerCase()];
  person.sendsVideo(readFileSync(path), {
    fileName: basename(path),
    ...(mimeType && { as: 'document', mimeType }),
  });
  return null;
}

function reply(rest: string, person: FakePerson): string | null {
  const [, id, text = ''] = /^#?(\d+)\s+(.+)$/s.exec(rest) ?? [];
  const replyTo = person.messages.find((message) => message.id === Number(id));
  if (!replyTo) return 'Example: /reply 12 line 3: Hello';
  person.says(text, { replyTo });
  return null;
}

const videoWithinMs = 600_000;

async function waitForVideo(person: FakePerson): Promise<string | null> {
  const videos = () => person.messages.filter(({ from, media }) => from === 'bot' && media?.kind === 'video').length;
  const before = videos();
  await person.waitFor(() => videos() > before, videoWithinMs);
  return null;
}
