import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/infra/config/read-config.ts';
import { findUnreachableRedirects } from '../../../src/infra/storage/public-store-url.ts';

const s3 = { STORAGE: 's3', S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const problemWith = (env: Record<string, string>) =>
  findUnreachableRedirects(
    readConfig({ ...s3, S3_REDIRECTS: 'true', PUBLIC_BASE_URL: 'https://captions.example', ...env }),
  );

describe('redirects to the store', () => {
  it.each([
    'http://minio:9000',
    'https://10.0.0.5:9000',
    'https://192.168.1.2',
    'https://127.0.0.1',
    'https://[fd00::1]',
    'https://store.internal',
    'https://minio.media.svc.cluster.local',
  ])('are a problem with the endpoint %s, which only our network knows', (endpoint) => {
    expect(problemWith({ S3_ENDPOINT: endpoint })).toContain('S3_PUBLIC_ENDPOINT');
  });

  it('are a problem with http behind pages with https', () => {
    expect(problemWith({ S3_ENDPOINT: 'http://store.example' })).toContain('browsers refuse');
  });

  it.each<[string, Record<string, string>]>([
    ['Amazon', {}],
    ['a public endpoint', { S3_ENDPOINT: 'https://store.example' }],
    ['an endpoint for people', { S3_ENDPOINT: 'http://minio:9000', S3_PUBLIC_ENDPOINT: 'https://store.example' }],
    [
      'a service that only our network knows too',
      { S3_ENDPOINT: 'http://minio:9000', PUBLIC_BASE_URL: 'http://box:3000' },
    ],
    ['redirects off', { S3_ENDPOINT: 'http://minio:9000', S3_REDIRECTS: 'false' }],
    ['a CDN', { S3_ENDPOINT: 'http://minio:9000', MEDIA_BASE_URL: 'https://cdn.example' }],
    ['storage on disk', { STORAGE: 'disk' }],
  ])('are no problem with %s', (_name, env) => {
    expect(problemWith(env)).toBeNull();
  });
});
