import { pino } from 'pino';
import { createCaptionBot } from '../../bots/caption-bot/create-caption-bot.ts';
import type { FakeBot } from '../../scripts/fake-telegram/fake-bot.ts';
import type { FakeTelegram } from '../../scripts/fake-telegram/start-fake-telegram.ts';
import type { ChatUpdate } from '../../src/chat/chats/inbox/enqueue-update.ts';
import { chatKeyOf } from '../../src/infra/chat-address.ts';

/** The caption bot with chats that only record what they receive, and a log that is recorded. */
export function captionBotUnderTest({
  telegram,
  fake,
  apiRoot,
}: {
  telegram: FakeTelegram;
  fake: FakeBot;
  apiRoot?: string;
}) {
  const received: ChatUpdate[] = [];
  const writes: number[] = [];
  const blocked: { chatKey: string; at: Date }[] = [];
  const failures: Error[] = [];
  const lines: string[] = [];
  // without the service's own redaction of logs: nothing may depend on it
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const { bot, handle } = createCaptionBot({
    access: { token: fake.token, apiRoot: apiRoot ?? telegram.url },
    chats: {
      async markBlocked({ address, at }) {
        blocked.push({ chatKey: chatKeyOf(address), at });
      },
      async receiveAll(updates) {
        const failure = failures.shift();
        if (failure) throw failure;
        received.push(...updates);
        writes.push(updates.length);
      },
    },
    logger,
    clock: () => Date.UTC(2026, 0, 2),
  });
  return {
    bot,
    handle,
    logger,
    received,
    /** How many updates were stored by each write. */
    writes,
    blocked,
    /** Errors of the next tries to store an update. */
    failures,
    log: () => lines.join(''),
    /** Retries do not wait. */
    sleeper: { sleep: () => new Promise<void>((resolve) => setImmediate(resolve)) },
  };
}
