import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeptReply } from './idempotency.ts';

const algorithm = 'aes-256-gcm';
/** NIST SP 800-38D: 96-bit nonces, 128-bit tags. */
const nonceBytes = 12;
const tagBytes = 16;

/** Base64 of nonce, tag, ciphertext. `boundTo` is proved along with it: a reply moved to another key does not open. */
export function sealReply(reply: KeptReply, key: Buffer, boundTo: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(reply), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws when the key is another, or a byte was changed */
export function openReply(text: string, key: Buffer, boundTo: string): KeptReply {
  const sealed = Buffer.from(text, 'base64');
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo)).setAuthTag(tag);
  const opened = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(opened.toString('utf8')) as KeptReply;
}
