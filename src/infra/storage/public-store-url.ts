import ipaddr from 'ipaddr.js';
import type { Config, StorageConfig } from '../config/config.ts';

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

/**
 * Whether redirects lead people to an address that only the service's own network knows, or that their browsers refuse: an
 * `http:` store behind pages with `https:`.
 * @returns what is wrong, for operators; null = nothing that can be seen from here
 */
export function findUnreachableRedirects({ storage, http }: Pick<Config, 'storage' | 'http'>): string | null {
  const origin = redirectOrigin(storage);
  if (origin === null) return null;
  const [store, service] = [new URL(origin), new URL(http.publicBaseUrl)];
  if (isInternal(store.hostname) && !isInternal(service.hostname)) {
    return `S3_REDIRECTS sends people to ${origin}, which only your own network can reach. ${publicEndpointHint}`;
  }
  if (store.protocol === 'http:' && service.protocol === 'https:') {
    return `S3_REDIRECTS sends people from https to ${origin}, which browsers refuse. ${publicEndpointHint}`;
  }
  return null;
}

const publicEndpointHint = 'Set S3_PUBLIC_ENDPOINT to the address under which people reach the store.';

const internalNames = /^[^.]+$|\.(internal|local|lan|home|svc|localhost|localdomain)$|\.svc\.cluster\.local$/;

/** A name without a dot, such as `minio`, one that no public DNS has, or an address of a private network. */
function isInternal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== 'unicast';
  return internalNames.test(host);
}
