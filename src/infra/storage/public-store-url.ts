import type { StorageConfig } from '../config/config.ts';

type S3Config = Extract<StorageConfig, { kind: 's3' }>;

/** The URL of the bucket for people, without a trailing slash. */
export function bucketUrl({ endpoint, publicEndpoint, bucket, region }: S3Config): string {
  const reachable = publicEndpoint ?? endpoint;
  if (reachable !== null) return `${reachable.replace(/\/+$/, '')}/${bucket}`;
  // the certificates of Amazon do not cover a dot in the bucket's name
  return bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}

/** Where redirects of outputs lead, for pages that play them; null = this service sends the bytes. */
export function redirectOrigin(storage: StorageConfig): string | null {
  return storage.kind === 's3' && storage.redirects ? new URL(bucketUrl(storage)).origin : null;
}
