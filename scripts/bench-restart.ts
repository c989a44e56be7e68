import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { FakeBot } from './fake-telegram/fake-bot.ts';
import type { FakePerson } from './fake-telegram/person.ts';
import { startFakeTelegram } from './fake-telegram/start-fake-telegram.ts';
import { findProcesses, listProcesses } from './service/list-processes.ts';
import { type ServiceProcess, startServiceProcess } from './service/service-process.ts';
import { makeTemporaryFolder, withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:restart`: kills the service right behind an answer of its bot, and starts it again. How long is the bot silent
 * for the one whom it answered? Of `--rounds` (default 10), every second one kills all processes but the database, the others
 * only the main one. The last line is one JSON object; seconds.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const maxSilenceMs = 120_000;

interface Round {
  killed: 'the main process' | 'all but the database';
  /** From the start of the new process until `/readyz` says so. */
  ready: number;
  /** From that start until what was written meanwhile is answered. */
  silence: number;
}

await withCleanUp(async (cleanUp) => {
  const telegram = await startFakeTelegram();
  cleanUp(() => telegram.close());
  const bot = telegram.addBot({ token: '700001:restarted-Bot' });
  const folder = await makeTemporaryFolder(cleanUp);
  const start = () =>
    startServiceProcess({
      dataDir: join(folder, 'data'),
      logFile: join(folder, 'service.log'),
      env: { TELEGRAM_BOT_TOKEN: bot.token, TELEGRAM_API_ROOT: telegram.url },
    });
  let service = await start();
  cleanUp(() => service.stop());
  const rounds: Round[] = [];
  for (let count = 0; count < Number(values.rounds); count++) {
    const killed = count % 2 === 0 ? 'all but the database' : 'the main process';
    const person = bot.meet({ firstName: `Person ${count}` });
    // the first one makes the account
    person.says('/help');
    await untilAnswered(person, 0);
    const died = killBehindAnswer(bot, service, { killed, afterMs: 2 * (count % 5) });
    person.says('hello');
    await died;
    const before = answersTo(person);
    person.says('/help');
    const restartedMs = Date.now();
    service = await start();
    const readyMs = Date.now();
    await untilAnswered(person, before);
    rounds.push({ killed, ready: (readyMs - restartedMs) / 1000, silence: (Date.now() - restartedMs) / 1000 });
    console.log(rounds.at(-1));
  }
  const silences = rounds.map(({ silence }) => silence).toSorted((a, b) => a - b);
  console.log(JSON.stringify({ rounds, median: silences[Math.floor(silences.length / 2)], worst: silences.at(-1) }));
});

/** Resolves when the next answer has left Telegram and the processes are gone. */
function killBehindAnswer(
  bot: FakeBot,
  service: ServiceProcess,
  { killed, afterMs }: Pick<Round, 'killed'> & { afterMs: number },
): Promise<void> {
  return new Promise((resolve) => {
    const stop = bot.intercept('sendMessage', async (_call, carryOut) => {
      const answer = await carryOut();
      stop();
      // the service reads the answer, and begins to record it
      setTimeout(() => resolve(kill(service, killed)), afterMs);
      return answer;
    });
  });
}

async function kill({ pid, dataDir, isRunning }: ServiceProcess, killed: Round['killed']): Promise<void> {
  const database = new Set(listProcesses().flatMap((one) => (one.command.includes('mongod') ? [one.pid] : [])));
  const all = killed === 'the main process' ? [pid] : findProcesses({ pid, folder: dataDir });
  for (const one of all) if (!database.has(one)) process.kill(one, 'SIGKILL');
  while (isRunning()) await delay(10);
}

/** Resolves when the bot has written one more message, or has been silent for too long. */
async function untilAnswered(person: FakePerson, before: number): Promise<void> {
  const deadline = Date.now() + maxSilenceMs;
  while (answersTo(person) <= before && Date.now() < deadline) await delay(20);
}

function answersTo({ messages }: FakePerson): number {
  return messages.filter(({ from }) => from === 'bot').length;
}
