import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { openChatWindow } from './bot-play/chat-window.ts';
import { handleLine, howToPlay } from './bot-play/handle-line.ts';
import { startFakeTelegram } from './fake-telegram/start-fake-telegram.ts';
import { type CleanUp, createCleanUp } from './service/clean-up.ts';
import { projectDir, spawnServiceProcess } from './service/service-process.ts';

/** `npm run bot:play`: the caption bot in a terminal, with a local Telegram server. It needs no token. */
const outDir = resolve(projectDir, 'out/bot-play');
const token = '700001:only-for-this-machine';

async function main(): Promise<void> {
  const cleanUp = createCleanUp();
  const end = (code: number) => void cleanUp.run().finally(() => process.exit(code));
  process.once('SIGINT', () => end(130));
  process.once('SIGTERM', () => end(143));
  try {
    await play(cleanUp);
  } finally {
    await cleanUp.run();
  }
}

async function play(cleanUp: CleanUp): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const telegram = await startFakeTelegram();
  cleanUp.add(() => telegram.close());
  const person = telegram.addBot({ token }).meet({ firstName: 'You', language: languageOfTerminal() });
  await startService(telegram.url, cleanUp);
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

async function startService(apiRoot: string, cleanUp: CleanUp): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'captioneer-play-'));
  cleanUp.add(() => rm(folder, { recursive: true, force: true }));
  const logFile = join(folder, 'service.log');
  cleanUp.add(() => copyFile(logFile, join(outDir, 'service.log')).catch(() => undefined));
  console.log('Starting the service: API, worker, the bot, and a database of its own, in a temporary folder …');
  const service = await spawnServiceProcess({
    dataDir: join(folder, 'data'),
    logFile,
    // so that links to this machine work
    env: { ALLOW_PRIVATE_NETWORK: 'true', TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot },
  });
  cleanUp.add(() => service.stop());
  await service.untilReady();
}

/** `de_DE.UTF-8` → `de` */
function languageOfTerminal(): string {
  return /^[a-z]{2}(?=[_.-]|$)/.exec(process.env.LC_ALL || process.env.LANG || '')?.[0] ?? 'en';
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(`It failed: ${error instanceof Error ? error.message : error}`);
    console.error(`The service's log: ${join(outDir, 'service.log')}`);
    process.exit(1);
  },
);
