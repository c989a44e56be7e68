import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { openChatWindow } from './bot-play/chat-window.ts';
import { handleLine, howToPlay } from './bot-play/handle-line.ts';
import { startFakeTelegram } from './fake-telegram/start-fake-telegram.ts';
import { projectDir } from './service/service-process.ts';
import { type CleanUp, startTemporaryService, withCleanUp } from './service/temporary-service.ts';

/** `npm run bot:play`: the caption bot in a terminal, with a local Telegram server. It needs no token. */
const outDir = resolve(projectDir, 'out/bot-play');
const logCopy = join(outDir, 'service.log');
const token = '700001:only-for-this-machine';

async function play(cleanUp: CleanUp): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const telegram = await startFakeTelegram();
  cleanUp(() => telegram.close());
  const person = telegram.addBot({ token }).meet({ firstName: 'You', language: languageOfTerminal() });
  console.log('Starting the service: API, worker, the bot, and a database of its own, in a temporary folder …');
  const env = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.url };
  await startTemporaryService(cleanUp, { logCopy, env });
  console.log(`\n${howToPlay}\n`);
  console.log(`No video at hand? /file ${relative(process.cwd(), resolve(projectDir, 'assets/demo/sonnet.mp4'))}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
  terminal.on('SIGINT', () => process.emit('SIGINT'));
  const print = (line: string, replace = false) => {
    const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
    // clears the prompt, and the line above it if that is replaced
    const clear = replace ? '\r\x1b[K\x1b[1A\x1b[K' : '\r\x1b[K';
    process.stdout.write(`${isTerminal ? clear : ''}${line}\n`);
    if (isTerminal) terminal.prompt(true);
  };
  const window = openChatWindow({ person, outDir: relative(process.cwd(), outDir), print });
  person.starts();
  for await (const line of terminal) if (!(await handleLine(line, { person, window, print }))) break;
  window.close();
  terminal.close();
}

/** `de_DE.UTF-8` → `de` */
function languageOfTerminal(): string {
  return /^[a-z]{2}(?=[_.-]|$)/.exec(process.env.LC_ALL || process.env.LANG || '')?.[0] ?? 'en';
}

withCleanUp(play).then(
  () => process.exit(0),
  (error) => {
    console.error(`It failed: ${error instanceof Error ? error.message : error}`);
    console.error(`The service's log: ${logCopy}`);
    process.exit(1);
  },
);
