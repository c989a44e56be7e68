import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeBot } from '../../scripts/fake-telegram/fake-bot.ts';
import { type FakeTelegram, startFakeTelegram } from '../../scripts/fake-telegram/start-fake-telegram.ts';
import { flowFrame, makeToneClip } from '../support/make-flow-clips.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import { writeSpeechCommand } from '../support/speech-command.ts';
import { flowToken, nextSaid, nextSent, telegramSettings } from '../support/telegram-flow.ts';

let folder: string;
let clip: string;
let telegram: FakeTelegram;
let bot: FakeBot;
let service: ServiceHere;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telegram-webhook-'));
  clip = makeToneClip(join(folder, 'tone.mp4'));
  telegram = await startFakeTelegram({ local: true });
  bot = telegram.addBot({ token: flowToken });
  service = await startServiceHere({
    env: {
      ...telegramSettings(telegram),
      TELEGRAM_UPDATES: 'webhook',
      TELEGRAM_WEBHOOK_SECRET: 'right-one',
      SPEECH_ENGINE: 'command',
      SPEECH_COMMAND: writeSpeechCommand(folder),
    },
  });
});

afterAll(async () => {
  await service?.stop();
  await telegram?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the bot behind a webhook and a local Bot API server', () => {
  it('answers posted updates, and reads files from the server’s disk', async () => {
    const ann = bot.meet();
    await nextSaid(ann, /^Hi!/, () => ann.starts());
    const film = await nextSent(ann, 'video', () => ann.sendsVideo(readFileSync(clip), { fileName: 'tone.mp4' }));
    expect(film.media).toMatchObject(flowFrame);
    expect(bot.updates.all()).toEqual([]);
    expect(bot.lastWebhookError).toBeNull();
  });

  it('refuses requests without the secret', async () => {
    const update = { update_id: 1, message: { message_id: 1, date: 1, chat: { id: 9, type: 'private' }, text: 'hi' } };
    const reply = await fetch(`${service.baseUrl}/telegram/webhook`, { method: 'POST', body: JSON.stringify(update) });
    expect(reply.status).toBe(401);
  });
});
