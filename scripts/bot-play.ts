import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { openChatWindow } from './bot-play/chat-window.ts';
import { handleLine, howToPlay } from './bot-play/handle-line.ts';
import { howToPlayWhatsApp, openWhatsAppWindow } from './bot-play/whatsapp-window.ts';
import { startFakeTelegram } from './fake-telegram/start-fake-telegram.ts';
import { startFakeWhatsApp } from './fake-whatsapp/start-fake-whatsapp.ts';
import { projectDir } from './service/service-process.ts';
import { type CleanUp, startTemporaryService, withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bot:play`: the caption bot in a terminal, with a local Telegram server, or with `-- --whatsapp` a local Graph
 * API. It needs no token.
 */
const outDir = resolve(projectDir, 'out/bot-play');
const logCopy = join(outDir, 'service.log');
const token = '700001:only-for-this-machine';
const starting = 'Starting the service: API, worker, the bot, and a database of its own, in a temporary folder …';

interface Terminal {
  lines: Interface;
  print(line: string, replace?: boolean): void;
}

async function playTelegram(cleanUp: CleanUp): Promise<void> {
  const telegram = await startFakeTelegram();
  cleanUp(() => telegram.close());
  const person = telegram.addBot({ token }).meet({ firstName: 'You', language: languageOfTerminal() });
  console.log(starting);
  const env = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.url };
  await startTemporaryService(cleanUp, { logCopy, env });
  const { lines, print } = openTerminal(howToPlay);
  const window = openChatWindow({ person, outDir: relative(process.cwd(), outDir), print });
  person.starts();
  for await (const line of lines) if (!(await handleLine(line, { person, window, print }))) break;
  window.close();
  lines.close();
}

async function playWhatsApp(cleanUp: CleanUp): Promise<void> {
  const { ffprobe } = readToolPaths(resolve(projectDir, process.env.CACHE_DIR ?? '.cache'));
  const templates = { video_news: { language: 'en', variables: 1 } };
  const { whatsapp, url, close } = await startFakeWhatsApp({ ffprobe, templates });
  cleanUp(close);
  console.log(starting);
  const env = {
    WHATSAPP_TOKEN: whatsapp.token,
    WHATSAPP_PHONE_NUMBER_ID: whatsapp.phoneNumberId,
    WHATSAPP_APP_SECRET: whatsapp.appSecret,
    WHATSAPP_VERIFY_TOKEN: 'only-for-this-machine',
    WHATSAPP_API_ROOT: url,
    WHATSAPP_TEMPLATE: 'video_news',
  };
  const service = await startTemporaryService(cleanUp, { logCopy, env });
  whatsapp.webhookUrl = `${service.baseUrl}/whatsapp/webhook`;
  const person = whatsapp.meet({ name: 'You' });
  const { lines, print } = openTerminal(howToPlayWhatsApp);
  const window = openWhatsAppWindow({ person, outDir: relative(process.cwd(), outDir), print });
  for await (const line of lines) if (!(await window.handle(line))) break;
  window.close();
  lines.close();
}

function openTerminal(howTo: string): Terminal {
  console.log(`\n${howTo}\n`);
  console.log(`No video at hand? /file ${relative(process.cwd(), resolve(projectDir, 'assets/demo/sonnet.mp4'))}`);
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
  lines.on('SIGINT', () => process.emit('SIGINT'));
  const print = (line: string, replace = false) => {
    const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
    // clears the prompt, and the line above it if that is replaced
    const clear = replace ? '\r\x1b[K\x1b[1A\x1b[K' : '\r\x1b[K';
    process.stdout.write(`${isTerminal ? clear : ''}${line}\n`);
    if (isTerminal) lines.prompt(true);
  };
  return { lines, print };
}

/** `de_DE.UTF-8` → `de` */
function languageOfTerminal(): string {
  return /^[a-z]{2}(?=[_.-]|$)/.exec(process.env.LC_ALL || process.env.LANG || '')?.[0] ?? 'en';
}

async function play(cleanUp: CleanUp): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await (process.argv.includes('--whatsapp') ? playWhatsApp : playTelegram)(cleanUp);
}

withCleanUp(play).then(
  () => process.exit(0),
  (error) => {
    console.error(`It failed: ${error instanceof Error ? error.message : error}`);
    console.error(`The service's log: ${logCopy}`);
    process.exit(1);
  },
);
