import type { Call } from '../call.ts';
import type { FakeBot } from '../fake-bot.ts';

/** Carries out one method of the Bot API and gives its result. @throws ApiRefusal */
export type Method = (bot: FakeBot, call: Call) => unknown;
