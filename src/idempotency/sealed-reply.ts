import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeptReply } from './idempotency.ts';

const algorithm = 'aes-256-gcm';
/** NIST SP 800-38D: 96-bit nonces, 128-bit tags. */
const nonceBytes = 12;
const tagBytes = 16;

/** Nonce, tag, ciphertext. `boundTo` is proved along with it: a reply moved to another key does not open. */
export function sealReply(reply: KeptReply, key: Buffer, boundTo: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(reply), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the key is another, or a byte was changed */
export function openReply(sealed: Uint8Array, key: Buffer, boundTo: string): KeptReply {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo)).setAuthTag(tag);
  const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as KeptReply;
}
