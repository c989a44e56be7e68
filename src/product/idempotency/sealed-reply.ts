import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Must survive JSON. */
export interface StoredReply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const algorithm = 'aes-256-gcm';
/** NIST SP 800-38D: 96-bit nonces, 128-bit tags. */
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a reply: base64 of nonce, tag and ciphertext. `boundTo` is authenticated with it, so that a reply that was
 * moved to another key cannot be opened.
 */
export function sealReply(reply: StoredReply, key: Buffer, boundTo: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(reply), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws when the key is wrong or a byte was changed */
export function openReply(text: string, key: Buffer, boundTo: string): StoredReply {
  const sealed = Buffer.from(text, 'base64');
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo)).setAuthTag(tag);
  const opened = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(opened.toString('utf8')) as StoredReply;
}
