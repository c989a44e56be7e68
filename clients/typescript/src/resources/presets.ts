import { readJson, readNothing } from '../http/read-reply.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import type { ChangePresetFields, Preset, PresetFields } from '../types.ts';

/** Settings that the account has saved under a name, which `style` of a video takes. */
export class Presets {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async list(options?: CallOptions): Promise<Preset[]> {
    return (
      await this.#transport.send({ ...options, method: 'GET', path: '/presets', read: readJson<{ data: Preset[] }> })
    ).data;
  }

  create(fields: PresetFields, options?: CallOptions): Promise<Preset> {
    return this.#transport.send({ ...options, method: 'POST', path: '/presets', json: fields, read: readJson<Preset> });
  }

  update(name: string, fields: ChangePresetFields, options?: CallOptions): Promise<Preset> {
    return this.#transport.send({
      ...options,
      method: 'PUT',
      path: pathOf(name),
      json: fields,
      read: readJson<Preset>,
    });
  }

  delete(name: string, options?: CallOptions): Promise<void> {
    return this.#transport.send({ ...options, method: 'DELETE', path: pathOf(name), read: readNothing });
  }
}

function pathOf(name: string): string {
  return `/presets/${encodeURIComponent(name)}`;
}
