import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { StorageConfig } from '../../src/infra/config/config.ts';
import { isSignedByS3Client } from './s3-signature.ts';

/** Amazon refuses parts below 5 MiB, but for the last one. */
const minPartBytes = 5 * 1024 * 1024;

export interface FakeS3 {
  endpoint: string;
  /** Ids of uploads begun and neither completed nor aborted. */
  openUploads(): string[];
  contentTypeOf(key: string): string | undefined;
  /** All keys of the bucket, sorted. */
  keys(): string[];
  /** Of the objects that exist now and whose key starts with the prefix, together. */
  storedBytes(prefix: string): number;
  /** The keys, and the prefixes of lists, of all requests so far. */
  requestedKeys(): string[];
  /** The keys of all objects that were read so far, and how much of each was sent. */
  reads(): { key: string; bytes: number }[];
  /** Answers everything with that status until it is called with null. */
  answerOnly(status: number | null): void;
  close(): Promise<void>;
}

/**
 * As much of S3 as an object store needs, over real HTTP, path-style, one bucket: put, multipart uploads and their list, get with
 * range, head, list v2 in small pages, delete, head of the bucket, presigned URLs. Strict where Amazon is: signatures, sizes
 * of parts, their etags and their order.
 */
export async function startFakeS3({ bucket, accessKeyId, secretAccessKey, region }: FakeS3Options): Promise<FakeS3> {
  const objects = new Map<string, StoredBytes>();
  const uploads = new Map<string, { key: string; contentType?: string; begunAt: Date; parts: Map<number, Buffer> }>();

  const requestedKeys: string[] = [];
  const reads: { key: string; bytes: number }[] = [];
  let onlyStatus: number | null = null;

  const server = createServer(async (request, response) => {
    try {
      const body = await buffer(request);
      if (onlyStatus !== null) throw new Refusal(onlyStatus, 'SlowDown');
      if (!isSignedByS3Client(request, body, { accessKeyId, secretAccessKey, region })) {
        throw new Refusal(403, 'SignatureDoesNotMatch');
      }
      answer({ request, response, body, url: new URL(request.url ?? '/', 'http://fake') });
    } catch (error) {
      if (error instanceof Refusal) sendXml(response, error.status, `<Error><Code>${error.code}</Code></Error>`);
      else response.destroy();
    }
  });

  const answer = (call: Call) => {
    const [, bucketName, ...rest] = decodeURIComponent(call.url.pathname).split('/');
    if (bucketName !== bucket) throw new Refusal(404, 'NoSuchBucket');
    const key = rest.join('/');
    requestedKeys.push(key || (call.url.searchParams.get('prefix') ?? ''));
    if (key === '' && call.request.method === 'HEAD') return call.response.writeHead(200).end();
    if (key === '' && call.url.searchParams.has('uploads')) return listUploads(call);
    if (key === '') return list(call);
    const uploadId = call.url.searchParams.get('uploadId');
    if (call.request.method === 'POST' && call.url.searchParams.has('uploads')) return beginUpload(call, key);
    if (uploadId !== null) return continueUpload(call, key, uploadId);
    return answerObject(call, key);
  };

  const answerObject = (call: Call, key: string) => {
    const { request, response, body } = call;
    switch (request.method) {
      case 'PUT':
        response.setHeader('ETag', `"${storeObject(key, body, request.headers['content-type'])}"`);
        return response.end();
      case 'DELETE':
        objects.delete(key);
        return response.writeHead(204).end();
      case 'HEAD':
      case 'GET':
        response.on('close', () => reads.push({ key, bytes: sentBytes(call) }));
        return sendObject(call, objects.get(key));
      default:
        throw new Refusal(405, 'MethodNotAllowed');
    }
  };

  const storeObject = (key: string, bytes: Buffer, contentType?: string, etag = md5(bytes)) => {
    objects.set(key, { bytes, etag, contentType, modifiedAt: new Date(Math.floor(Date.now() / 1000) * 1000) });
    return etag;
  };

  const beginUpload = ({ request, response }: Call, key: string) => {
    const uploadId = randomUUID();
    uploads.set(uploadId, { key, contentType: request.headers['content-type'], begunAt: new Date(), parts: new Map() });
    sendXml(
      response,
      200,
      `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
    );
  };

  const continueUpload = ({ request, response, body, url }: Call, key: string, uploadId: string) => {
    const upload = uploads.get(uploadId);
    if (upload?.key !== key) throw new Refusal(404, 'NoSuchUpload');
    if (request.method === 'DELETE') {
      uploads.delete(uploadId);
      return response.writeHead(204).end();
    }
    if (request.method === 'GET') return listParts(response, upload.parts);
    if (request.method === 'PUT') {
      upload.parts.set(Number(url.searchParams.get('partNumber')), body);
      return response.setHeader('ETag', `"${md5(body)}"`).end();
    }
    const parts = chosenParts(body.toString(), upload.parts);
    const etag = `${md5(Buffer.concat(parts.map((part) => createHash('md5').update(part).digest())))}-${parts.length}`;
    storeObject(key, Buffer.concat(parts), upload.contentType, etag);
    uploads.delete(uploadId);
    sendXml(
      response,
      200,
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"${etag}"</ETag></CompleteMultipartUploadResult>`,
    );
  };

  const listParts = (response: ServerResponse, parts: Map<number, Buffer>) => {
    const rows = [...parts]
      .sort(([a], [b]) => a - b)
      .map(
        ([number, bytes]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${md5(bytes)}&quot;</ETag><Size>${bytes.length}</Size></Part>`,
      );
    sendXml(response, 200, `<ListPartsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListPartsResult>`);
  };

  const listUploads = ({ response, url }: Call) => {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('key-marker') ?? '';
    const open = [...uploads].map(([id, upload]) => ({ id, ...upload })).sort((a, b) => (a.key < b.key ? -1 : 1));
    const [first, ...rest] = open.filter(({ key }) => key.startsWith(prefix) && key > after);
    const row = first
      ? `<Upload><Key>${first.key}</Key><UploadId>${first.id}</UploadId><Initiated>${first.begunAt.toISOString()}</Initiated></Upload>`
      : '';
    const next = rest.length > 0 ? `<NextKeyMarker>${first?.key}</NextKeyMarker>` : '';
    sendXml(
      response,
      200,
      `<ListMultipartUploadsResult><IsTruncated>${rest.length > 0}</IsTruncated>${next}${row}</ListMultipartUploadsResult>`,
    );
  };

  const list = ({ request, response, url }: Call) => {
    if (request.method !== 'GET' || url.searchParams.get('list-type') !== '2') throw new Refusal(501, 'NotImplemented');
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = Buffer.from(url.searchParams.get('continuation-token') ?? '', 'base64').toString();
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    // pages far smaller than Amazon's 1000, so that a test meets the second one
    const page = keys.slice(0, 3);
    const next = keys.length > page.length ? Buffer.from(page.at(-1) ?? '').toString('base64') : null;
    const rows = page.map((key) => {
      const { bytes, etag, modifiedAt } = objects.get(key) as StoredBytes;
      return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${bytes.length}</Size></Contents>`;
    });
    const token = next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    sendXml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${token}${rows.join('')}</ListBucketResult>`,
    );
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    openUploads: () => [...uploads.keys()],
    requestedKeys: () => requestedKeys,
    reads: () => reads.filter(({ bytes }) => bytes > 0),
    keys: () => [...objects.keys()].sort(),
    storedBytes: (prefix) =>
      [...objects].reduce((sum, [key, { bytes }]) => sum + (key.startsWith(prefix) ? bytes.length : 0), 0),
    contentTypeOf: (key) => objects.get(key)?.contentType,
    answerOnly: (status) => {
      onlyStatus = status;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Settings of a service that stores in the fake. */
export function s3ConfigOf(
  { endpoint }: Pick<FakeS3, 'endpoint'>,
  account: FakeS3Options,
  changes: Partial<S3Config> = {},
): S3Config {
  return { kind: 's3', endpoint, ...account, keyPrefix: '', redirects: false, publicEndpoint: null, ...changes };
}

type S3Config = Extract<StorageConfig, { kind: 's3' }>;

export interface FakeS3Options {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  url: URL;
}

interface StoredBytes {
  bytes: Buffer;
  etag: string;
  contentType?: string;
  modifiedAt: Date;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

function chosenParts(xml: string, parts: Map<number, Buffer>): Buffer[] {
  const rows = [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, row = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(row)?.[1]),
    etag: /<ETag>(?:&quot;|")?([^&"<]+)/.exec(row)?.[1],
  }));
  return rows.map(({ number, etag }, at) => {
    const part = parts.get(number);
    if (part === undefined || md5(part) !== etag) throw new Refusal(400, 'InvalidPart');
    if (number <= (rows[at - 1]?.number ?? 0)) throw new Refusal(400, 'InvalidPartOrder');
    if (at < rows.length - 1 && part.length < minPartBytes) throw new Refusal(400, 'EntityTooSmall');
    return part;
  });
}

function sendObject({ request, response, url }: Call, object: StoredBytes | undefined): void {
  if (object === undefined) {
    if (request.method === 'HEAD') response.writeHead(404).end();
    else sendXml(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    return;
  }
  const { bytes, etag, modifiedAt, contentType } = object;
  if (contentType) response.setHeader('Content-Type', contentType);
  for (const [name, value] of url.searchParams) {
    if (name.startsWith('response-')) response.setHeader(name.slice('response-'.length), value);
  }
  if (request.headers['if-none-match'] === `"${etag}"`) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('ETag', `"${etag}"`).setHeader('Last-Modified', modifiedAt.toUTCString());
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  if (range === null) {
    response.setHeader('Content-Length', bytes.length).end(request.method === 'HEAD' ? undefined : bytes);
    return;
  }
  const [start, end] = [Number(range[1]), Math.min(Number(range[2]), bytes.length - 1)];
  if (start >= bytes.length) {
    sendXml(response, 416, '<Error><Code>InvalidRange</Code></Error>');
    return;
  }
  response.writeHead(206, {
    'Content-Length': end - start + 1,
    'Content-Range': `bytes ${start}-${end}/${bytes.length}`,
  });
  response.end(bytes.subarray(start, end + 1));
}

/** Of a body that was sent to its end. */
function sentBytes({ request, response }: Call): number {
  const isBody = request.method === 'GET' && response.statusCode < 300 && response.writableFinished;
  return isBody ? Number(response.getHeader('Content-Length')) : 0;
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
}

function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex');
}
