import { Telegram } from 'telegraf';
import { NoticeError, type OperatorMessenger } from '../../src/product/operations/alerts/send-notices.ts';
import { realSleeper, type Sleeper } from '../retry-with-backoff.ts';
import { honourRetryAfter } from './honour-retry-after.ts';
import { callUntil, type OperatorBotConfig, telegramOptions } from './telegraf-access.ts';
import { messengerErrorOf } from './telegraf-failure.ts';
import { cutText } from './texts/cut-text.ts';

/** With waiting where Telegram asks for it; less than the notice is held for. */
const sendWithinMs = 55_000;

/** By which any process tells operators something; nothing is asked of Telegram before. */
export function createOperatorMessenger(config: OperatorBotConfig, sleeper: Sleeper = realSleeper): OperatorMessenger {
  const telegram = new Telegram(config.botToken, telegramOptions(config));
  return {
    async send({ place, text }) {
      const message = { chat_id: place, text: cutText(text), link_preview_options: { is_disabled: true } };
      const signal = AbortSignal.timeout(sendWithinMs);
      const call = () => telegram.callApi('sendMessage', message, callUntil(signal));
      try {
        await honourRetryAfter(call, { sleeper, signal });
      } catch (error) {
        const cause = messengerErrorOf(error);
        const isTemporary = cause.failure === 'unreachable' || cause.failure === 'rate_limited';
        throw new NoticeError(cause.message, { isTemporary, cause });
      }
    },
  };
}
