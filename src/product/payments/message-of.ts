import type { IpnEventRecord } from './messages/ipn-event.model.ts';
import type { PaymentMessage } from './providers/payment-provider.ts';

/** The message as it came. */
export function messageOf({ body, headers }: Pick<IpnEventRecord, 'body' | 'headers'>): PaymentMessage {
  return { body: bytesOf(body), headers };
}

/** Plain reads give the driver's own wrapper instead of the Buffer that was stored. */
function bytesOf(stored: Buffer | { buffer: Uint8Array; position?: number }): Buffer {
  if (Buffer.isBuffer(stored)) return stored;
  return Buffer.from(stored.buffer.subarray(0, 'position' in stored ? stored.position : undefined));
}
