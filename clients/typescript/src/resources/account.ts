import { readJson } from '../http/read-reply.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import type { Dictionary, DictionaryEntries, Fonts, Profile, Usage, UsageQuery } from '../types.ts';

/** The account that the token belongs to. */
export class Account {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  get(options?: CallOptions): Promise<Profile> {
    return this.#transport.send({ ...options, method: 'GET', path: '/me', read: readJson<Profile> });
  }

  /** @param query days in UTC, such as `{ from: '2026-11-01' }`; default: this month */
  usage(query: UsageQuery = {}, options?: CallOptions): Promise<Usage> {
    return this.#transport.send({ ...options, method: 'GET', path: '/usage', query, read: readJson<Usage> });
  }

  /** The secret that signs callbacks, for `verifyWebhook`. */
  async callbackSecret(options?: CallOptions): Promise<string> {
    const read = readJson<{ callback_secret: string }>;
    return (await this.#transport.send({ ...options, method: 'GET', path: '/me/callback-secret', read }))
      .callback_secret;
  }

  /** How words are spelled in the account's videos. */
  dictionary(options?: CallOptions): Promise<Dictionary> {
    return this.#transport.send({ ...options, method: 'GET', path: '/me/dictionary', read: readJson<Dictionary> });
  }

  replaceDictionary(dictionary: DictionaryEntries, options?: CallOptions): Promise<Dictionary> {
    const call = { method: 'PUT', path: '/me/dictionary', json: { dictionary } } as const;
    return this.#transport.send({ ...options, ...call, read: readJson<Dictionary> });
  }

  /** Fonts that the account has sent. */
  fonts(options?: CallOptions): Promise<Fonts> {
    return this.#transport.send({ ...options, method: 'GET', path: '/fonts', read: readJson<Fonts> });
  }
}
