import type { ShownMedia, ShownMessage } from '../../scripts/fake-telegram/chat.ts';
import type { FakeBot } from '../../scripts/fake-telegram/fake-bot.ts';
import type { FakePerson } from '../../scripts/fake-telegram/person.ts';
import type { FakeTelegram } from '../../scripts/fake-telegram/start-fake-telegram.ts';

export const flowToken = '700001:token-Of_the-flows';

/** The settings of a service whose caption bot uses the fake. */
export function telegramSettings(telegram: FakeTelegram): Record<string, string> {
  return { TELEGRAM_BOT_TOKEN: flowToken, TELEGRAM_API_ROOT: telegram.url };
}

type Shown<Kind extends ShownMedia['kind']> = ShownMessage & { media: Extract<ShownMedia, { kind: Kind }> };

const makingMs = 90_000;

/** The messages of one kind that the bot has sent, oldest first. */
export function sentOf<Kind extends ShownMedia['kind']>(person: FakePerson, kind: Kind): Shown<Kind>[] {
  const isOfKind = (message: ShownMessage): message is Shown<Kind> =>
    message.from === 'bot' && message.media?.kind === kind;
  return person.messages.filter(isOfKind);
}

/** The next video, picture or file that the bot sends during `act` or after it. */
export async function nextSent<Kind extends ShownMedia['kind']>(
  person: FakePerson,
  kind: Kind,
  act: () => unknown,
): Promise<Shown<Kind>> {
  const before = sentOf(person, kind).length;
  act();
  return person.waitFor(() => sentOf(person, kind)[before], makingMs);
}

/** The next matching message of the bot, sent or changed during `act` or after it. */
export async function nextSaid(person: FakePerson, pattern: RegExp, act: () => unknown): Promise<string> {
  const { history } = person.chat;
  const before = history.length;
  act();
  const said = await person.waitFor(
    () =>
      history
        .slice(before)
        .find((one) => 'message' in one && one.message.from === 'bot' && pattern.test(one.message.text)),
    makingMs,
  );
  return 'message' in said ? said.message.text : '';
}

export function callsOf(bot: FakeBot, method: string): number {
  return bot.calls.filter((call) => call.method === method).length;
}
