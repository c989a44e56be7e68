import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/**
 * Judges AWS Signature Version 4 as S3 does: the signature over the request, and the body's own hash.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSignedByS3Client(request: IncomingMessage, body: Buffer, account: Account): boolean {
  const url = new URL(request.url ?? '/', 'http://fake');
  if (url.searchParams.has('X-Amz-Signature')) return isPresigned(request, url, account);
  const authorization = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (authorization === null || (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body))) return false;
  const [, credential = '', signedHeaders = '', signature] = authorization;
  const dateTime = String(request.headers['x-amz-date']);
  if (credential !== `${account.accessKeyId}/${scopeOf(dateTime, account)}`) return false;
  return signatureOf(canonicalRequest({ request, url, signedHeaders, bodyHash }), dateTime, account) === signature;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html */
function isPresigned(request: IncomingMessage, url: URL, account: Account): boolean {
  const { searchParams } = url;
  const given = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const [signature, dateTime, signedHeaders] = [given('Signature'), given('Date'), given('SignedHeaders')];
  const signedAt = Date.parse(dateTime.replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:'));
  const isCurrent = signedAt <= Date.now() && Date.now() < signedAt + Number(given('Expires')) * 1000;
  if (!isCurrent || given('Credential') !== `${account.accessKeyId}/${scopeOf(dateTime, account)}`) return false;
  searchParams.delete('X-Amz-Signature');
  const canonical = canonicalRequest({ request, url, signedHeaders, bodyHash: 'UNSIGNED-PAYLOAD' });
  return signatureOf(canonical, dateTime, account) === signature;
}

const scopeOf = (dateTime: string, { region }: Account) => `${dateTime.slice(0, 8)}/${region}/s3/aws4_request`;

function signatureOf(canonical: string, dateTime: string, account: Account): string {
  const scope = scopeOf(dateTime, account);
  const text = ['AWS4-HMAC-SHA256', dateTime, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${account.secretAccessKey}`));
  return hmac(key, text).toString('hex');
}

interface SignedRequest {
  request: IncomingMessage;
  url: URL;
  signedHeaders: string;
  bodyHash: string;
}

function canonicalRequest({ request, url, signedHeaders, bodyHash }: SignedRequest): string {
  const query = [...url.searchParams].map(([name, value]) => `${strict(name)}=${strict(value)}`).sort();
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  return [request.method, url.pathname, query.join('&'), headers.join(''), signedHeaders, bodyHash].join('\n');
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** RFC 3986: more is escaped than encodeURIComponent does. */
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
