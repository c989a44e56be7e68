import { Telegram } from 'telegraf';
import type { OperatorMessenger } from '../../src/operations/send-notices.ts';
import { callUntil, type OperatorBotConfig, telegramOptions } from './telegraf-access.ts';
import { messengerErrorOf } from './telegraf-failure.ts';
import { cutText } from './texts/cut-text.ts';

const sendWithinMs = 30_000;

/** By which any process tells operators something; nothing is asked of Telegram before. */
export function createOperatorMessenger(config: OperatorBotConfig): OperatorMessenger {
  const telegram = new Telegram(config.botToken, telegramOptions(config));
  return {
    async send({ place, text }) {
      const message = { chat_id: place, text: cutText(text), link_preview_options: { is_disabled: true } };
      try {
        await telegram.callApi('sendMessage', message, callUntil(AbortSignal.timeout(sendWithinMs)));
      } catch (error) {
        throw messengerErrorOf(error);
      }
    },
  };
}
