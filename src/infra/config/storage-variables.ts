import { z } from 'zod';
import { httpUrl, text, type Variable } from './variable.ts';

/** Where it keeps things. */
export const storageVariables = {
  DATA_DIR: {
    schema: text,
    fits: (disk, path) => disk.canHoldFolder(path),
    rule: 'must be a folder, or the name of one to be made, that this user may write to',
    default: './data',
    about: 'embedded database and disk storage',
  },
  CACHE_DIR: {
    schema: text,
    rule: 'must be a folder',
    default: './.cache',
    about: 'downloaded tools and models, shared by any number of DATA_DIRs',
  },
  MONGODB_URI: {
    schema: z.string().regex(/^mongodb(\+srv)?:\/\//),
    rule: 'must start with mongodb:// or mongodb+srv://',
    about: 'a replica set of your own; unset = an embedded one under DATA_DIR',
  },
  STORAGE: { schema: z.enum(['disk', 's3']), rule: 'must be disk or s3', default: 'disk', about: 'where media lives' },
  S3_ENDPOINT: { schema: httpUrl, rule: 'must be an http(s) URL', about: 'S3-compatible endpoint; unset = Amazon’s' },
  S3_REGION: { schema: text, rule: 'must be a region name', default: 'us-east-1', about: 'region of the bucket' },
  S3_BUCKET: { schema: text, rule: 'must be a bucket name (needed when STORAGE=s3)', about: 'bucket for media' },
  S3_ACCESS_KEY_ID: { schema: text, rule: 'must be set when STORAGE=s3', about: 'key for the bucket' },
  S3_SECRET_ACCESS_KEY: { schema: text, rule: 'must be set when STORAGE=s3', about: 'secret for the bucket' },
} as const satisfies Record<string, Variable>;
