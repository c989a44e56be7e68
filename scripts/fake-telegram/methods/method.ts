import type { Call } from '../call.ts';
import type { FakeBot } from '../fake-bot.ts';

/** One method of the Bot API. @returns its result @throws ApiRefusal */
export type Method = (bot: FakeBot, call: Call) => unknown;
