import { createHash, timingSafeEqual } from 'node:crypto';

/** Gives so many unpredictable bytes; handed in, so that tests can foretell them. */
export type RandomBytes = (sizeBytes: number) => Buffer;

/** 160 bits: beyond guessing, so that a plain hash keeps it safe. */
const secretBytes = 20;
const shownCharacters = 8;

/** A token or key that is shown once: the prefix and 40 hexadecimal digits. */
export function newSecret(prefix: string, random: RandomBytes): string {
  return prefix + random(secretBytes).toString('hex');
}

export function isSecret(prefix: string, text: string): boolean {
  return text.startsWith(prefix) && /^[0-9a-f]{40}$/.test(text.slice(prefix.length));
}

/** The beginning, to tell one from another by: `cap_1a2b3c4d`. */
export function visiblePart(prefix: string, secret: string): string {
  return secret.slice(0, prefix.length + shownCharacters);
}

/** SHA-256 in hexadecimal digits: what is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in a time that does not depend on where two hashes differ. */
export function safeEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
