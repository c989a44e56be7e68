import { createHash, createHmac } from 'node:crypto';

interface PresignInput {
  /** Of the object, without a query. */
  url: string;
  /** The URL works for this method only. */
  method: 'GET' | 'HEAD' | 'PUT';
  /** Parameters of the request, for example `response-content-type`. */
  query: Record<string, string>;
  /** The store refuses a body of another size; absent = any. */
  contentLength?: number;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  signedAt: Date;
  /** Amazon allows seven days at most. */
  expiresSeconds: number;
}

/**
 * A URL by which anybody can use one object of an S3-compatible store for a while.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export function presignS3Url(input: PresignInput): string {
  const { host, pathname } = new URL(input.url);
  const dateTime = input.signedAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = [dateTime.slice(0, 8), input.region, 's3', 'aws4_request'];
  const length = input.contentLength === undefined ? '' : `content-length:${input.contentLength}\n`;
  const signedHeaders = length === '' ? 'host' : 'content-length;host';
  const query = queryString({
    ...input.query,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [input.accessKeyId, ...scope].join('/'),
    'X-Amz-Date': dateTime,
    'X-Amz-Expires': String(input.expiresSeconds),
    'X-Amz-SignedHeaders': signedHeaders,
  });
  const request = [input.method, pathname, query, `${length}host:${host}\n`, signedHeaders, 'UNSIGNED-PAYLOAD'].join(
    '\n',
  );
  const hash = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', dateTime, scope.join('/'), hash].join('\n');
  const key = scope.reduce<Buffer>(hmac, Buffer.from(`AWS4${input.secretAccessKey}`));
  return `${input.url}?${query}&X-Amz-Signature=${hmac(key, text).toString('hex')}`;
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function queryString(parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${strict(name)}=${strict(value)}`);
  return pairs.sort().join('&');
}

/** RFC 3986: more is escaped than encodeURIComponent does. */
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
