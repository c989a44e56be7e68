import { readJson, readNothing } from '../http/read-reply.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import type { CreatedToken, Token } from '../types.ts';

/** API tokens of the account. */
export class Tokens {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async list(options?: CallOptions): Promise<Token[]> {
    return (
      await this.#transport.send({ ...options, method: 'GET', path: '/tokens', read: readJson<{ data: Token[] }> })
    ).data;
  }

  /** `api_token` of the answer is shown this once. */
  create(name: string, options?: CallOptions): Promise<CreatedToken> {
    return this.#transport.send({
      ...options,
      method: 'POST',
      path: '/tokens',
      json: { name },
      read: readJson<CreatedToken>,
    });
  }

  revoke(tokenId: string, options?: CallOptions): Promise<void> {
    const path = `/tokens/${encodeURIComponent(tokenId)}`;
    return this.#transport.send({ ...options, method: 'DELETE', path, read: readNothing });
  }
}
