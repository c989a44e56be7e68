import { createHmac } from 'node:crypto';
import { safeEqual } from '../../../infra/secrets.ts';

/** Whether Meta has signed these bytes. @param header `X-Hub-Signature-256`: `sha256=` and hexadecimal digits; null = absent */
export function isSigned(body: Buffer, { header, appSecret }: { header: string | null; appSecret: string }): boolean {
  const signature = /^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1]?.toLowerCase();
  if (signature === undefined) return false;
  return safeEqual(createHmac('sha256', appSecret).update(body).digest('hex'), signature);
}

/** The query of the call by which Meta finds out that the webhook is ours. */
export interface Verification {
  mode: string | null;
  verifyToken: string | null;
  challenge: string | null;
}

const maxChallengeLength = 1024;

/** What to answer to it; null = it is not Meta's. */
export function answerVerification(
  { mode, verifyToken, challenge }: Verification,
  { expected }: { expected: string },
): string | null {
  if (mode !== 'subscribe' || verifyToken === null || !safeEqual(verifyToken, expected)) return null;
  return challenge !== null && challenge.length <= maxChallengeLength ? challenge : null;
}
