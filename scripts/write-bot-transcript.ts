import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { playDialogue } from './bot-transcript/play-dialogue.ts';
import { writeDialogue } from './bot-transcript/write-dialogue.ts';
import { startLoopbackServer } from './demo/loopback-server.ts';
import { startFakeTelegram } from './fake-telegram/start-fake-telegram.ts';
import { projectDir } from './service/service-process.ts';
import { type CleanUp, makeTemporaryFolder, startTemporaryService, withCleanUp } from './service/temporary-service.ts';

/**
 * `npx tsx scripts/write-bot-transcript.ts`: plays a dialogue with the bot about the beginning of the demo clip, and
 * writes it into docs/bots.md, with the stills that the bot sent.
 */
const page = resolve(projectDir, 'docs/bots.md');
const token = '700001:only-for-this-machine';
const { ffmpeg } = readToolPaths(loadConfig().paths.cacheDir);
const stillWidth = 270;

async function main(cleanUp: CleanUp): Promise<void> {
  const folder = await makeTemporaryFolder(cleanUp);
  const server = await startLoopbackServer(cutClip(join(folder, 'sonnet.mp4')), cleanUp);
  const telegram = await startFakeTelegram();
  cleanUp(() => telegram.close());
  const person = telegram.addBot({ token }).meet({ firstName: 'Ann' });
  const env = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.url };
  await startTemporaryService(cleanUp, { env, readyWithinMs: 600_000 });
  try {
    await playDialogue(person, server.clipUrl);
  } finally {
    console.log(person.transcript());
  }
  const stills = new Map<string, string>();
  const dialogue = writeDialogue({
    chat: person.chat,
    savePicture({ file }) {
      const name = stills.get(file.uniqueId) ?? `stills/bot-${stills.size + 1}.jpg`;
      stills.set(file.uniqueId, name);
      shrink(file.bytes, resolve(projectDir, 'docs', name));
      return name;
    },
    tidy: (text) => text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://example.com'),
  });
  await putIntoPage(dialogue);
}

/** The first seven seconds at half the size, which is enough for the dialogue. */
function cutClip(file: string): string {
  const sonnet = resolve(projectDir, 'assets/demo/sonnet.mp4');
  const picture = ['-vf', 'scale=540:960', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'];
  execFileSync(ffmpeg, ['-v', 'error', '-i', sonnet, '-t', '7', ...picture, '-c:a', 'copy', file]);
  return file;
}

function shrink(jpeg: Buffer, file: string): void {
  const scale = ['-vf', `scale=${stillWidth}:-2`, '-q:v', '5'];
  execFileSync(ffmpeg, ['-v', 'error', '-y', '-f', 'image2pipe', '-i', 'pipe:0', ...scale, file], { input: jpeg });
}

const [opening, closing] = [
  '<!-- dialogue: written by scripts/write-bot-transcript.ts -->',
  '<!-- end of the dialogue -->',
];

async function putIntoPage(dialogue: string): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [before = '', rest = ''] = text.split(opening);
  const [, after = ''] = rest.split(closing);
  await writeFile(page, `${before}${opening}\n\n${dialogue}\n\n${closing}${after}`);
}

await withCleanUp(main);
