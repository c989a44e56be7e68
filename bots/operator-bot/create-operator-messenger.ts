import { Telegram } from 'telegraf';
import { cutText } from '../../src/infra/cut-text.ts';
import { NoticeError, type OperatorMessenger } from '../../src/product/operations/alerts/send-notices.ts';
import { realSleeper, type Sleeper } from '../telegram/retry-with-backoff.ts';
import { maxTextLength } from './reply.ts';
import {
  callUntil,
  honourRetryAfter,
  messengerErrorOf,
  type OperatorBotConfig,
  telegramOptions,
} from './telegraf-api.ts';

/** Includes waiting when Telegram asks for it; shorter than the lease of a notice. */
const sendTimeoutMs = 55_000;

/** Sends notices to operators, from any process. Telegram is not called before the first notice. */
export function createOperatorMessenger(config: OperatorBotConfig, sleeper: Sleeper = realSleeper): OperatorMessenger {
  const telegram = new Telegram(config.botToken, telegramOptions(config));
  return {
    async send({ place, text }) {
      const message = {
        chat_id: place,
        text: cutText(text, maxTextLength),
        link_preview_options: { is_disabled: true },
      };
      const signal = AbortSignal.timeout(sendTimeoutMs);
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
