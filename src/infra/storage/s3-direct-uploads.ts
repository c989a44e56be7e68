import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type Part,
  paginateListParts,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { StorageConfig } from '../config/config.ts';
import type { DirectUploads, SentPart } from './object-store.ts';
import { presignS3Url } from './presign-s3-url.ts';
import { bucketUrl } from './public-store-url.ts';

interface DirectUploadsOptions {
  client: S3Client;
  config: Extract<StorageConfig, { kind: 's3' }>;
  /** The key in the bucket. */
  place(key: string): { Bucket: string; Key: string };
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

/** Uploads whose parts go from their sender to the bucket, by presigned URLs. */
export function createS3DirectUploads({ client, config, place, now }: DirectUploadsOptions): DirectUploads {
  const listParts = async (key: string, uploadId: string): Promise<Part[]> => {
    const parts: Part[] = [];
    const pages = paginateListParts({ client }, { ...place(key), UploadId: uploadId });
    for await (const { Parts = [] } of pages) parts.push(...Parts);
    return parts;
  };

  return {
    async begin(key) {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(place(key)));
      if (UploadId === undefined) throw new Error('The object store began an upload without an id.');
      return UploadId;
    },
    presignPart: ({ key, uploadId, number, sizeBytes, expiresSeconds }) =>
      presignS3Url({
        ...config,
        url: `${bucketUrl(config)}/${place(key).Key}`,
        method: 'PUT',
        query: { partNumber: String(number), uploadId },
        contentLength: sizeBytes,
        signedAt: new Date(now()),
        expiresSeconds,
      }),
    async parts(key, uploadId) {
      try {
        return (await listParts(key, uploadId)).map(sentPart);
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
    async complete(key, uploadId, parts) {
      const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
      const request = { ...place(key), UploadId: uploadId, MultipartUpload: { Parts } };
      await client.send(new CompleteMultipartUploadCommand(request));
    },
    async abort(key, uploadId) {
      await client.send(new AbortMultipartUploadCommand({ ...place(key), UploadId: uploadId })).catch((error) => {
        if (!isGone(error)) throw error;
      });
    },
  };
}

const isGone = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchUpload';

function sentPart({ PartNumber = 0, Size = 0, ETag = '' }: Part): SentPart {
  return { number: PartNumber, sizeBytes: Size, etag: ETag };
}
