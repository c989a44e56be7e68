import { createHmac, hkdfSync } from 'node:crypto';
import type { IdempotentCall } from './idempotency.ts';

/** What stands in for a call in the database. Nobody gets from it to the call without the caller's own secret. */
export interface CallSecrets {
  id: string;
  fingerprint: string;
  /** For the reply; 256 bits. */
  replyKey: Buffer;
}

/** All from the caller's secret and the Idempotency-Key, by HKDF-SHA-256 (RFC 5869) with a purpose each. */
export function deriveCallSecrets({ caller, callerSecret, path, key, bodyHash }: IdempotentCall): CallSecrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', callerSecret, key, `captioneer idempotency: ${purpose}`, 32));
  return {
    // parts that are told apart by their lengths, not by a sign that one of them may hold
    id: keyedHash(derive('id'), JSON.stringify([caller, path, key])),
    fingerprint: keyedHash(derive('fingerprint'), bodyHash),
    replyKey: derive('reply'),
  };
}

function keyedHash(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
