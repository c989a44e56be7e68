import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HangUp } from '../../scripts/fake-telegram/api-refusal.ts';
import type { FakeBot } from '../../scripts/fake-telegram/fake-bot.ts';
import type { FakePerson } from '../../scripts/fake-telegram/person.ts';
import { type FakeTelegram, startFakeTelegram } from '../../scripts/fake-telegram/start-fake-telegram.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { createDataDir, startService, type TestService } from '../support/service-process.ts';
import { writeSpeechCommand } from '../support/speech-command.ts';
import { flowToken, nextSaid, sentOf, telegramSettings } from '../support/telegram-flow.ts';

/** `npm run test:kill:bot` runs twenty; `KILL_SEED` repeats a run's moments. */
const rounds = Number(process.env.KILL_ROUNDS || 1);
const seed = Number(process.env.KILL_SEED || randomInt(1_000_000));
const random = seededRandom(seed);
const recoveryMs = 150_000;

/**
 * Where the kill falls: when the upload has arrived but is not taken, when it is taken but the answer is on its way,
 * shortly after the last stage began, or anywhere.
 */
const moments = ['not taken', 'taken', 'finished', 'anywhere'] as const;
type Moment = (typeof moments)[number];

let folder: string;
let dataDir: string;
let media: MediaServer;
let telegram: FakeTelegram;
let bot: FakeBot;
let service: TestService;
const people: { person: FakePerson; moment: Moment; link: string }[] = [];

beforeAll(async () => {
  console.log(`kill -9 of the bot in ${rounds} rounds, KILL_SEED=${seed}`);
  folder = await mkdtemp(join(tmpdir(), 'kill-bot-'));
  const clip = makeToneClip(join(folder, 'tone.mp4'));
  const paths = Array.from({ length: rounds }, (_, index) => `/tone.mp4?round=${index + 1}`);
  media = await startMediaServer(Object.fromEntries(paths.map((path) => [path, { kind: 'file', file: clip }])));
  telegram = await startFakeTelegram();
  bot = telegram.addBot({ token: flowToken });
  dataDir = createDataDir();
  service = await start();
});

afterAll(async () => {
  await service?.stop();
  await telegram?.close();
  await media?.close();
  rmSync(dataDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

describe('the bot, killed by SIGKILL', () => {
  it.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    'sends everybody their video, round %i',
    async (round) => {
      const moment = moments[(round - 1) % moments.length] ?? 'anywhere';
      const person = bot.meet({ firstName: `Ann ${round}` });
      const link = `${media.url}/tone.mp4?round=${round}`;
      people.push({ person, moment, link });
      const killed = killAt(moment, person);
      person.says(link);
      await killed;
      expect(service.isRunning()).toBe(false);
      service = await start(service.port);
      await person.waitFor(() => sentOf(person, 'video').length > 0, recoveryMs);
    },
    2 * recoveryMs,
  );

  it(
    'sends it once; twice only where the answer to an upload was lost',
    async () => {
      // messages of a chat are sent in order, so no earlier message can come after this one
      for (const { person } of people) await nextSaid(person, /latest videos/, () => person.says('/videos'));
      const counts = people.map(({ person, moment }) => ({ moment, videos: sentOf(person, 'video').length }));
      const twice = counts.filter(({ videos }) => videos === 2);
      console.log(
        `${rounds} kills: everybody got the video, ${twice.length} got it twice (${twice.map(({ moment }) => moment).join(', ')})`,
      );
      expect(counts.every(({ videos }) => videos === 1 || videos === 2)).toBe(true);
      expect(counts.filter(({ moment, videos }) => moment === 'not taken' && videos !== 1)).toEqual([]);
    },
    recoveryMs,
  );

  it('created one video for each link', () => {
    for (const { person, link } of people) {
      const listed = person.messages.at(-1)?.keyboard?.inline_keyboard ?? [];
      expect(listed.length, link).toBe(1);
    }
  });
});

function start(port?: number): Promise<TestService> {
  const env = { ...telegramSettings(telegram), SPEECH_ENGINE: 'command', SPEECH_COMMAND: writeSpeechCommand(folder) };
  return startService({ dataDir, port, env });
}

async function killAt(moment: Moment, person: FakePerson): Promise<void> {
  if (moment === 'not taken' || moment === 'taken') return killInUpload(moment, person);
  if (moment === 'finished') await person.waitForMessage(({ text }) => /Putting it together|Done/.test(text), 60_000);
  await delay(random() * (moment === 'finished' ? 400 : 6_000));
  await service.kill9();
}

function killInUpload(moment: 'not taken' | 'taken', person: FakePerson): Promise<void> {
  return new Promise((resolve, reject) => {
    const clear = bot.intercept('sendVideo', async ({ params }, carryOut) => {
      if (params.integer('chat_id') !== person.chat.id) return carryOut();
      clear();
      if (moment === 'taken') await carryOut();
      await service.kill9().then(resolve, reject);
      throw new HangUp();
    });
  });
}
