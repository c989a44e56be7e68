import type { Telegram } from 'telegraf';
import type { Config } from '../../src/infra/config/config.ts';

export type OperatorBotConfig = NonNullable<Config['operatorBot']>;

/** For the library’s constructors. Without the slash it would drop the last part of an address that has a path. */
export function telegramOptions({ apiRoot }: Pick<OperatorBotConfig, 'apiRoot'>) {
  return { apiRoot: `${apiRoot}/` };
}

type CallOptions = NonNullable<Parameters<Telegram['callApi']>[2]>;

/** The library is written against a polyfill’s type, which Node’s own signals are not of, though they do. */
export function callUntil(signal: AbortSignal): CallOptions {
  return { signal: signal as unknown as NonNullable<CallOptions['signal']> };
}
