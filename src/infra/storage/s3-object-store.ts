import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  ListObjectsV2Command,
  type MultipartUpload,
  NoSuchUpload,
  NotFound,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { StorageConfig } from '../config/config.ts';
import {
  assertObjectKey,
  assertObjectPrefix,
  checkObjectStore,
  type ObjectStore,
  objectNotFound,
  type PresignRequest,
  rangeNotSatisfiable,
  type StoredObject,
} from './object-store.ts';
import { presignS3Url } from './presign-s3-url.ts';
import { bucketUrl } from './public-store-url.ts';
import { createS3DirectUploads } from './s3-direct-uploads.ts';

/**
 * Stores objects in a bucket of S3 or a compatible service. Large ones are uploaded in parts of 5 MiB, four at a time, and
 * appear when the upload is complete; a failed upload deletes its parts. `localFile` copies to `tempDir`, which may be
 * emptied whenever no process uses it. Nothing outside of the key prefix is read, listed or written.
 */
export function createS3ObjectStore({ config, tempDir, now = Date.now }: S3StoreOptions): ObjectStore {
  const client = createClient(config);
  const { bucket, keyPrefix } = config;
  const place = (key: string) => {
    assertObjectKey(key);
    return { Bucket: bucket, Key: keyPrefix + key };
  };

  const head = async (key: string): Promise<StoredObject | null> => {
    try {
      return describe(key, await client.send(new HeadObjectCommand(place(key))));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  const upload = async (key: string, bytes: Readable, contentType?: string): Promise<StoredObject> => {
    try {
      await new Upload({ client, params: { ...place(key), Body: bytes, ContentType: contentType } }).done();
    } finally {
      bytes.destroy();
    }
    const stored = await head(key);
    if (stored === null) throw objectNotFound(key);
    return stored;
  };

  const get = async (key: string, range?: { start: number; end: number }): Promise<Readable> => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const response = await client.send(new GetObjectCommand({ ...place(key), Range }));
      if (response.Body instanceof Readable) return response.Body;
    } catch (error) {
      if (isMissing(error)) throw objectNotFound(key, error);
      if (statusOf(error) === 416) throw rangeNotSatisfiable(key, error);
      throw error;
    }
    throw new Error('The object store sent a response without a body.');
  };

  const store: Omit<ObjectStore, 'check'> = {
    async put(key, bytes, { contentType, signal } = {}) {
      // Upload.abort() returns before the parts are deleted; ending the stream does not
      return upload(key, signal === undefined ? bytes : addAbortSignal(signal, bytes), contentType);
    },

    async putFile(key, file, { contentType } = {}) {
      assertObjectKey(key);
      const handle = await open(file, 'r');
      return upload(key, handle.createReadStream(), contentType);
    },

    head,

    get: (key, { range } = {}) => get(key, range),

    async localFile(key) {
      const bytes = await get(key);
      await mkdir(tempDir, { recursive: true });
      const path = join(tempDir, randomUUID());
      const release = () => rm(path, { force: true });
      try {
        await pipeline(bytes, createWriteStream(path, { flags: 'wx' }));
      } catch (error) {
        await release();
        throw error;
      }
      return { path, release };
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },

    async reach() {
      // an access key that is limited to the prefix may list it, but not ask about the bucket
      const inPrefix = { Bucket: bucket, Prefix: keyPrefix, MaxKeys: 1 };
      if (keyPrefix) await client.send(new ListObjectsV2Command(inPrefix));
      else await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },

    async *list(prefix) {
      assertObjectPrefix(prefix);
      const inPrefix = { Bucket: bucket, Prefix: keyPrefix + prefix };
      for await (const page of paginateListObjectsV2({ client }, inPrefix)) {
        for (const { Key, Size, ...facts } of page.Contents ?? []) {
          if (Key !== undefined) yield describe(Key.slice(keyPrefix.length), { ContentLength: Size, ...facts });
        }
      }
    },
  };
  const presign = (key: string, request: PresignRequest) =>
    presignS3Url({
      ...config,
      url: `${bucketUrl(config)}/${place(key).Key}`,
      method: request.method,
      query: {
        'response-content-type': request.contentType,
        'response-content-disposition': request.contentDisposition,
        'response-cache-control': request.cacheControl,
      },
      // the same URL for an hour, so that browsers can cache what is behind it
      signedAt: new Date(Math.floor(now() / hourMs) * hourMs),
      expiresSeconds: presignedSeconds,
    });
  store.abortUploads = async (begunBefore) => {
    for await (const { Key, UploadId, Initiated } of listUploads(client, { Bucket: bucket, Prefix: keyPrefix })) {
      if (Initiated === undefined || Initiated >= begunBefore) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).catch((error) => {
        // it has ended since
        if (!(error instanceof NoSuchUpload)) throw error;
      });
    }
  };
  if (config.redirects) {
    store.presign = presign;
    store.direct = createS3DirectUploads({ client, config, place, now });
  }
  return { ...store, check: () => checkObjectStore(store) };
}

interface S3StoreOptions {
  config: S3Config;
  tempDir: string;
  /** Milliseconds since the Unix epoch, for presigned URLs. */
  now?: () => number;
}

const hourMs = 3_600_000;
/** Longer than people watch: a player that asks for another part later would have to ask for the address again. */
const presignedSeconds = 7 * 3_600;

type S3Config = Extract<StorageConfig, { kind: 's3' }>;

function createClient(config: S3Config): S3Client {
  return new S3Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // other stores mostly support neither bucket host names nor Amazon's newer checksums
    ...(config.endpoint === null ? {} : { endpoint: config.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
}

async function* listUploads(client: S3Client, of: ListMultipartUploadsCommandInput): AsyncGenerator<MultipartUpload> {
  const page = await client.send(new ListMultipartUploadsCommand(of));
  yield* page.Uploads ?? [];
  if (!page.IsTruncated) return;
  yield* listUploads(client, { ...of, KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker });
}

function describe(key: string, facts: { ContentLength?: number; ETag?: string; LastModified?: Date }): StoredObject {
  return {
    key,
    sizeBytes: facts.ContentLength ?? 0,
    etag: (facts.ETag ?? '').replaceAll('"', ''),
    modifiedAt: facts.LastModified ?? new Date(0),
  };
}

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/** A missing bucket is a 404 too, but that is a configuration error. */
function isMissing(error: unknown): boolean {
  if (error instanceof NotFound) return true;
  return error instanceof S3ServiceException && error.name === 'NoSuchKey';
}
