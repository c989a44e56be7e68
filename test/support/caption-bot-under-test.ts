import { pino } from 'pino';
import { createCaptionBot } from '../../bots/caption-bot/create-caption-bot.ts';
import type { FakeBot } from '../../scripts/fake-telegram/fake-bot.ts';
import type { FakeTelegram } from '../../scripts/fake-telegram/start-fake-telegram.ts';
import type { ChatUpdate } from '../../src/chat/chats/inbox/enqueue-update.ts';
import { chatKeyOf } from '../../src/infra/chat-address.ts';

/** The caption bot before chats that only note what they are given, and a log that is kept. */
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
  const blocked: { chatKey: string; at: Date }[] = [];
  const failures: Error[] = [];
  const lines: string[] = [];
  // without the redaction of the service's own: nothing may depend on it
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const bot = createCaptionBot({
    access: { token: fake.token, apiRoot: apiRoot ?? telegram.url },
    chats: {
      async markBlocked({ address, at }) {
        blocked.push({ chatKey: chatKeyOf(address), at });
      },
      async receive(update) {
        const failure = failures.shift();
        if (failure) throw failure;
        received.push(update);
      },
    },
    logger,
    clock: () => Date.UTC(2026, 0, 2),
  });
  return {
    bot,
    logger,
    received,
    blocked,
    /** What the next tries of keeping an update end with. */
    failures,
    log: () => lines.join(''),
    /** Never waits: whoever tries again does so at once. */
    sleeper: { sleep: () => new Promise<void>((resolve) => setImmediate(resolve)) },
  };
}
