import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createVisitor } from '../../test/support/page-visitor.ts';
import { startLoopbackServer } from '../demo/loopback-server.ts';
import { startFakeTelegram } from '../fake-telegram/start-fake-telegram.ts';
import { type ApiClient, createApiClient } from '../service/api-client.ts';
import type { ServiceProcess } from '../service/service-process.ts';
import { type CleanUp, makeTemporaryFolder, startTemporaryService } from '../service/temporary-service.ts';
import type { AttackedService } from './attack.ts';

const botToken = '700001:attacked-Bot';
const email = 'attacker@example.com';

/**
 * Starts a whole service, with a user, a video of theirs and a Telegram stand-in. Its rate limit is off:
 * an attacker may have many accounts and addresses.
 * @param env more settings
 * @param clipFile what the user's video is made from
 */
export async function startAttackedService(
  cleanUp: CleanUp,
  env: Record<string, string> = {},
  clipFile = 'assets/demo/sonnet.mp4',
): Promise<AttackedService & Pick<ServiceProcess, 'logFile' | 'runCli'>> {
  const telegram = await startFakeTelegram();
  cleanUp(() => telegram.close());
  const bot = telegram.addBot({ token: botToken });
  const { baseUrl, logFile, runCli } = await startTemporaryService(cleanUp, {
    env: {
      SPEECH_ENGINE: 'command',
      SPEECH_COMMAND: await writeSpeechProgram(await makeTemporaryFolder(cleanUp)),
      TELEGRAM_BOT_TOKEN: botToken,
      TELEGRAM_API_ROOT: telegram.url,
      RATE_LIMIT_PER_MINUTE: '0',
      ...env,
    },
  });
  const { clipUrl } = await startLoopbackServer(clipFile, cleanUp);
  const { api_token: token } = JSON.parse(await runCli(['user', 'create', '--email', email, '--json']));
  const client = createApiClient({ baseUrl, token });
  const videoId = await client.createVideo({ video_url: clipUrl });
  await untilProcessed(client, videoId);
  const visitor = await signIn({ baseUrl, logFile });
  return { baseUrl, logFile, runCli, client, visitor, clipUrl, videoId, bot };
}

async function untilProcessed(client: ApiClient, videoId: string): Promise<void> {
  for (;;) {
    const { status, message } = await client.videoDetails(videoId);
    if (status === 'processed') return;
    if (status === 'failed') throw new Error(message);
    await delay(200);
  }
}

/** Hears a few thousand words in any video, so that aligning them with an edit is real work. */
async function writeSpeechProgram(folder: string): Promise<string> {
  const file = join(folder, 'speech.mjs');
  const text = ['and', 'so', 'my', 'fellow', 'friends', 'a', 'b', 'fire', 'rain', 'love'];
  const words = Array.from({ length: 2500 }, (_, index) => ({
    text: text[index % text.length],
    start: index * 0.003,
    end: (index + 1) * 0.003,
  }));
  await writeFile(file, `console.log(${JSON.stringify(JSON.stringify({ language: 'en', words }))});\n`);
  return `${process.execPath} ${file}`;
}

/** By the link in the log of a service without a mail server. */
async function signIn({ baseUrl, logFile }: { baseUrl: string; logFile: string }) {
  const visitor = createVisitor(baseUrl);
  await visitor.post('/sign-in', { email });
  const link = (await readFile(logFile, 'utf8')).match(/\/sign-in\/[\w-]{20,}/g)?.at(-1) ?? '';
  await visitor.post(link);
  return visitor;
}
