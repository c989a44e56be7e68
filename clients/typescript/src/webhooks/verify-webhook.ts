import { WebhookError } from '../errors.ts';
import type { WebhookEvent } from '../types.ts';

/** `Headers` of a `Request`, or `headers` of Node's `IncomingMessage`. Names in any letter case. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>;

export interface VerifyWebhookOptions {
  /** How far `webhook-timestamp` may be from the clock; default 300. */
  toleranceSeconds?: number;
  /** Default: the clock. Milliseconds. */
  now?: () => number;
}

/** Version 1 is HMAC with SHA-256. */
const version = 'v1';
/** While a secret is changed there are two. */
const maxSignatures = 10;

/**
 * Checks that a callback comes from the service (Standard Webhooks 1.0.0), and returns its event. It uses Web Crypto alone: Node,
 * browsers, and servers at the edge. An event may come more than once: `webhook-id` is then the same.
 *
 * @param rawBody the bytes as they came, before they are parsed; a text is taken as UTF-8
 * @param secret `whsec_…`, from `captioneer.account.callbackSecret()`
 * @throws WebhookError if it is not genuine (`invalid_signature`), too old (`old_timestamp`), or lacks a header (`missing_header`)
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = 300, now = Date.now }: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature').split(' ').slice(0, maxSignatures);
  // a tolerance that is no number tolerates nothing
  const isOfNow = Math.abs(now() / 1000 - Number(timestamp)) <= toleranceSeconds;
  if (!/^\d{1,12}$/.test(timestamp) || !isOfNow) {
    throw new WebhookError('old_timestamp', 'The callback is too old, or its clock is wrong.');
  }
  const body = toBytes(rawBody);
  const key = await importKey(secret);
  const signed = concat(toBytes(`${id}.${timestamp}.`), body);
  const checks = signatures.map((signature) => isGenuine(key, signature, signed));
  if (!(await Promise.all(checks)).includes(true)) {
    throw new WebhookError('invalid_signature', 'The callback is not signed with this secret.');
  }
  return parse(body);
}

function header(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : ownHeader(headers, name);
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookError('missing_header', `The callback has no header ${name}, or has it twice.`);
}

function ownHeader(headers: Record<string, string | readonly string[] | undefined>, name: string): unknown {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(found) && found.length === 1 ? found[0] : found;
}

/** @throws TypeError if the secret is not one: a mistake of ours, not of the sender */
async function importKey(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  if (!bytes || bytes.length === 0) throw new TypeError('The secret must be whsec_ and base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Web Crypto compares in constant time. */
async function isGenuine(key: CryptoKey, signature: string, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const [kind, encoded = ''] = signature.split(',');
  const given = kind === version ? fromBase64(encoded) : null;
  return given !== null && crypto.subtle.verify('HMAC', key, given, signed);
}

function parse(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new WebhookError('invalid_body', 'The callback is genuine, but no JSON.', { cause });
  }
}

function toBytes(value: string | Uint8Array | ArrayBuffer): Uint8Array {
  if (typeof value === 'string') return new TextEncoder().encode(value);
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value;
}

function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
