import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Returns that many unpredictable bytes; passed in, so that tests can use fixed ones. */
export type RandomBytes = (sizeBytes: number) => Buffer;

/** 160 bits cannot be guessed, so that a plain hash protects the stored secret. */
const secretBytes = 20;
const visibleCharacters = 8;

/** An API token or key that is shown once: the prefix and 40 hexadecimal digits. */
export function newSecret(prefix: string, random: RandomBytes): string {
  return prefix + random(secretBytes).toString('hex');
}

/** Whether the text has the form of {@link newSecret}. */
export function isSecret(prefix: string, text: string): boolean {
  return text.startsWith(prefix) && /^[0-9a-f]{40}$/.test(text.slice(prefix.length));
}

/** The first characters, by which a person recognises a secret in a list: `cap_1a2b3c4d`. */
export function visiblePart(prefix: string, secret: string): string {
  return secret.slice(0, prefix.length + visibleCharacters);
}

/** SHA-256 in hexadecimal digits. Only this is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in a time that does not depend on where the two texts differ. */
export function safeEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id that cannot be guessed: 24 letters and digits are 142 bits. */
export function randomId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
