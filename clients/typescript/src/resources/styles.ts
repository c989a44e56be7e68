import { readJson } from '../http/read-reply.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import type { StyleList } from '../types.ts';

/** The styles that are ready-made. */
export class Styles {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Each with its palettes, its settings and the address of a still; and the ways in which captions appear. */
  list(options?: CallOptions): Promise<StyleList> {
    return this.#transport.send({ ...options, method: 'GET', path: '/styles', read: readJson<StyleList> });
  }
}
