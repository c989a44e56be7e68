import { z } from 'zod';
import { keyFolders } from '../../key-folders.ts';
import { flag, httpUrl, oneOf, text, textLike, type Variable } from '../variable.ts';

const folderPath = z
  .string()
  .max(128)
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/)
  .refine((path) => path.split('/').every((name) => !(keyFolders as readonly string[]).includes(name)))
  .transform((path) => path.replace(/\/$/, ''));

export const storageVariables = {
  DATA_DIR: {
    ...text('a folder that this user may write to, or a path where it can be created'),
    fits: (disk, path) => disk.canHoldFolder(path),
    default: './data',
    about: 'folder of the embedded database and of media (with STORAGE=disk)',
  },
  CACHE_DIR: {
    ...text('a folder'),
    default: './.cache',
    about: 'folder of downloaded tools and models; services with different DATA_DIRs can share it',
  },
  MONGODB_URI: {
    ...textLike(/^mongodb(\+srv)?:\/\//, 'a URI that starts with mongodb:// or mongodb+srv://'),
    about: 'MongoDB to use, a replica set; unset = an embedded one in DATA_DIR',
  },
  STORAGE: { ...oneOf(['disk', 's3']), default: 'disk', about: 'where videos and other media are stored' },
  S3_ENDPOINT: { ...httpUrl, about: 'endpoint of an S3-compatible store; unset = Amazon S3' },
  S3_REGION: { ...text('a region name'), default: 'us-east-1', about: 'region of the bucket' },
  S3_BUCKET: { ...text('a bucket name'), neededWith: 'STORAGE=s3', about: 'bucket for media' },
  S3_KEY_PREFIX: {
    schema: folderPath,
    allowed:
      'up to 128 letters, digits, ".", "_", "-" and "/", and no folder in it may have a name that the service uses',
    about: 'folder in the bucket for everything that is stored, so that several services can share one; unset = none',
  },
  S3_REDIRECTS: {
    ...flag,
    default: 'false',
    about: 'whether finished videos are downloaded from the store itself, by redirects to presigned URLs',
  },
  S3_PUBLIC_ENDPOINT: {
    ...httpUrl,
    about: 'endpoint under which people reach the store, for S3_REDIRECTS; unset = S3_ENDPOINT',
  },
  S3_ACCESS_KEY_ID: { ...text('an access key id'), neededWith: 'STORAGE=s3', about: 'access key id for the bucket' },
  S3_SECRET_ACCESS_KEY: {
    ...text('a secret access key'),
    neededWith: 'STORAGE=s3',
    about: 'secret access key for the bucket',
  },
} as const satisfies Record<string, Variable>;
