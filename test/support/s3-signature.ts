import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Judges AWS Signature Version 4 as S3 does: the signature over the request, and the body's own hash.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSignedByS3Client(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: { accessKeyId: string; secretAccessKey: string; region: string },
): boolean {
  const authorization = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (authorization === null || (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body))) return false;
  const [, credential = '', signedHeaders = '', signature] = authorization;
  const dateTime = String(request.headers['x-amz-date']);
  const scope = `${dateTime.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${accessKeyId}/${scope}`) return false;

  const canonical = canonicalRequest(request, signedHeaders, bodyHash);
  const text = ['AWS4-HMAC-SHA256', dateTime, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
  return hmac(key, text).toString('hex') === signature;
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string, bodyHash: string): string {
  const url = new URL(request.url ?? '/', 'http://fake');
  const query = [...url.searchParams].map(([name, value]) => `${strict(name)}=${strict(value)}`).sort();
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  return [request.method, url.pathname, query.join('&'), headers.join(''), signedHeaders, bodyHash].join('\n');
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** RFC 3986: more is escaped than encodeURIComponent does. */
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
