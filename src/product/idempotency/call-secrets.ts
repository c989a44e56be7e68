import { createHmac, hkdfSync } from 'node:crypto';

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
