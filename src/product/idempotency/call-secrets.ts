import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface IdempotentCall {
  /** Identifies the caller (`token:<id>`, `integration:<id>`): the same key of another caller is another key. */
  caller: string;
  /** null = the caller is not a user. */
  userId: number | null;
  /** The token or API key of the call. Replies are encrypted with it; it is never stored. */
  callerSecret: string;
  /** Without the leading `/api`. */
  path: string;
  /** The Idempotency-Key, 1–255 characters. */
  key: string;
  /** Any text that differs when the request differs, e.g. the SHA-256 of the body. */
  bodyHash: string;
}

/** What is stored of a call. The call cannot be derived from it without the caller's own secret. */
export interface CallSecrets {
  id: string;
  fingerprint: string;
  /** Encrypts the reply; 256 bits. */
  replyKey: Buffer;
}

/** Derives each from the caller's secret and the Idempotency-Key, with HKDF-SHA-256 (RFC 5869) and its own purpose. */
export function deriveCallSecrets({ caller, callerSecret, path, key, bodyHash }: IdempotentCall): CallSecrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', callerSecret, key, `captioneer idempotency: ${purpose}`, 32));
  return {
    // as JSON, because any plain separator may also occur within a part
    id: keyedHash(derive('id'), JSON.stringify([caller, path, key])),
    fingerprint: keyedHash(derive('fingerprint'), bodyHash),
    replyKey: derive('reply'),
  };
}

function keyedHash(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

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
