import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FakeBot } from '../../scripts/fake-telegram/fake-bot.ts';
import { type FakeTelegram, startFakeTelegram } from '../../scripts/fake-telegram/start-fake-telegram.ts';
import { findFreePort } from '../../scripts/service/free-port.ts';
import type { Role } from '../../src/app/choose-roles.ts';
import { type RunningService, startService } from '../../src/app/start-service.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { borrowDatabase, giveDatabaseBack } from '../support/mongo.ts';
import { flowToken, nextSaid, telegramSettings } from '../support/telegram-flow.ts';

const uri = borrowDatabase();
const running: RunningService[] = [];
let dataDir: string;
let telegram: FakeTelegram;
let bot: FakeBot;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bot-roles-'));
  telegram = await startFakeTelegram({ local: true });
  bot = telegram.addBot({ token: flowToken });
});

afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await giveDatabaseBack(uri);
  await telegram?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Like another process, on the same database. */
async function start(role: Role, settings: Record<string, string> = {}): Promise<void> {
  const config = readConfig({
    DATA_DIR: dataDir,
    CACHE_DIR: resolve(process.env.CACHE_DIR || '.cache'),
    MONGODB_URI: uri,
    SPEECH_ENGINE: 'none',
    PORT: String(await findFreePort()),
    STATUS_PORT: '0',
    ...telegramSettings(telegram),
    ...settings,
  });
  running.push(await startService({ config, logger: silentLogger, roles: [role] }));
}

it('receives updates in one process and answers from another, by polling and by webhook', async () => {
  await start('bots');
  await start('worker');
  const ann = bot.meet();
  expect(await nextSaid(ann, /^Hi!/, () => ann.starts())).toMatch(/somebody speaks/);
  const webhook = { TELEGRAM_UPDATES: 'webhook', TELEGRAM_WEBHOOK_SECRET: 'right-one' };
  const port = String(await findFreePort());
  await running.shift()?.stop();
  await start('api', { ...webhook, PORT: port });
  await start('bots', { ...webhook, PUBLIC_BASE_URL: `http://127.0.0.1:${port}` });
  expect(await nextSaid(ann, /language/i, () => ann.says('/language'))).toMatch(/speak/);
  expect(bot.webhook?.url).toBe(`http://127.0.0.1:${port}/telegram/webhook`);
});
