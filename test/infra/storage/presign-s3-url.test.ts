import { expect, it } from 'vitest';
import { presignS3Url } from '../../../src/infra/storage/presign-s3-url.ts';

it('signs as the example of Amazon does', () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
  const url = presignS3Url({
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    method: 'GET',
    query: {},
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    signedAt: new Date('2013-05-24T00:00:00Z'),
    expiresSeconds: 86_400,
  });
  expect(new URL(url).searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});
