import { httpUrl, oneOf, text, textLike, type Variable } from './variable.ts';

/** Where data is stored. */
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
  S3_ACCESS_KEY_ID: { ...text('an access key id'), neededWith: 'STORAGE=s3', about: 'access key id for the bucket' },
  S3_SECRET_ACCESS_KEY: {
    ...text('a secret access key'),
    neededWith: 'STORAGE=s3',
    about: 'secret access key for the bucket',
  },
} as const satisfies Record<string, Variable>;
