import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { FakePerson, ShownButton, ShownMessage } from '../fake-whatsapp/person.ts';

export const howToPlayWhatsApp = `Write what you would write on WhatsApp: a link to a video, “bigger, yellow, at the top”, STOP, START …
  /tap 2            taps the button, or the row of a list, with the number 2
  /file clip.mp4    sends a file from this machine
  /reply 3 text     answers the message #3
  /later            lets 25 hours pass, so that the window is closed
  /wait             waits for the next video (for dialogues from a file)
  /quit             stops the service`;

interface WindowOptions {
  person: FakePerson;
  /** Folder for the files that the service sends. */
  outDir: string;
  print(line: string): void;
}

/** The chat of a person on WhatsApp in a terminal. Every button gets a number of its own. */
export function openWhatsAppWindow({ person, outDir, print }: WindowOptions) {
  mkdirSync(outDir, { recursive: true });
  const buttons: { message: ShownMessage; button: ShownButton }[] = [];
  let printed = 0;
  const show = (message: ShownMessage, number: number) => {
    const file = message.media ? `${saveMedia(message.media, number, outDir)}\n     ` : '';
    print(`\n  #${number} ${file}${message.text.split('\n').join('\n     ')}`);
    if (message.link) print(`     [${message.link.title}: ${message.link.url}]`);
    if (message.listButton !== null) print(`     ☰ ${message.listButton}`);
    for (const button of message.buttons) {
      const about = button.description ? ` – ${button.description}` : '';
      print(`     [${buttons.push({ message, button })} ${button.title}]${about}`);
    }
  };
  const close = person.onChange(() => {
    for (const message of person.messages.slice(printed)) {
      printed += 1;
      if (message.from === 'business') show(message, printed);
    }
  });
  return {
    close,
    /** Handles one line of the terminal. @returns false for /quit */
    async handle(line: string): Promise<boolean> {
      const [, command = '', rest = ''] = /^\/(\w+)\s*(.*)$/s.exec(line.trim()) ?? [];
      if (command === 'quit') return false;
      const problem = await run({ person, buttons }, { command, rest, line: line.trim() });
      if (problem) print(problem);
      return true;
    },
  };
}

interface Playing {
  person: FakePerson;
  buttons: { message: ShownMessage; button: ShownButton }[];
}

async function run(
  { person, buttons }: Playing,
  { command, rest, line }: { command: string; rest: string; line: string },
): Promise<string | null> {
  switch (command) {
    case 'tap': {
      const tapped = buttons[Number(rest) - 1];
      if (!tapped) return `There is no button ${rest}.`;
      person.presses(tapped.message, tapped.button);
      return null;
    }
    case 'file':
      return sendFile(rest, person);
    case 'reply': {
      const [, number, text = ''] = /^#?(\d+)\s+(.+)$/s.exec(rest) ?? [];
      const replyTo = person.messages[Number(number) - 1];
      if (!replyTo) return 'Example: /reply 3 line 3: Hello';
      person.says(text, { replyTo });
      return null;
    }
    case 'later':
      person.lastWroteAtMs = 0;
      return 'More than 24 hours have passed for WhatsApp.';
    case 'wait': {
      const videos = () => person.received.filter(({ media }) => media?.type.startsWith('video/')).length;
      const before = videos();
      await person.waitFor(() => videos() > before, 600_000);
      return null;
    }
    default:
      if (line !== '') person.says(line);
      return null;
  }
}

function sendFile(path: string, person: FakePerson): string | null {
  if (path === '' || !existsSync(path)) return `There is no file “${path}”.`;
  const bytes = readFileSync(path);
  if (extname(path) === '.mp4') person.sendsVideo(bytes);
  else person.sendsDocument(bytes, { fileName: basename(path) });
  return null;
}

const extensions: Record<string, string> = { 'image/jpeg': '.jpg', 'video/mp4': '.mp4' };

function saveMedia(media: NonNullable<ShownMessage['media']>, number: number, outDir: string): string {
  const name = media.fileName ?? `message${extensions[media.type] ?? '.txt'}`;
  const file = join(outDir, `${number}-${name.replace(/[^\w.-]+/g, '_')}`);
  writeFileSync(file, media.bytes);
  return `${media.type} → ${file}`;
}
