import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Env, notUrls, type SettingRow } from './setting-row.ts';

export const s3: Env = { STORAGE: 's3', S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
export const openai: Env = { SPEECH_ENGINE: 'openai', SPEECH_URL: 'https://speech.example/v1' };
const notWholeNumbers = ['-1', '1.5', '1e3', 'many', '0x10', '1 000'];

/** Settings of the service itself: address, storage, limits, rendering, speech. */
export const serviceRows: SettingRow[] = [
  {
    name: 'PORT',
    read: ({ http }) => http.port,
    unset: 3000,
    set: [
      ['0', 0],
      ['8080', 8080],
      [' 65535 ', 65_535],
    ],
    refused: ['65536', ...notWholeNumbers],
  },
  {
    name: 'HOST',
    read: ({ http }) => http.host,
    unset: '127.0.0.1',
    set: [
      ['0.0.0.0', '0.0.0.0'],
      ['::', '::'],
    ],
    refused: [],
  },
  {
    name: 'PUBLIC_BASE_URL',
    read: ({ http }) => http.publicBaseUrl,
    unset: 'http://127.0.0.1:3000',
    set: [
      ['https://captions.example/', 'https://captions.example'],
      ['http://x/base//', 'http://x/base'],
    ],
    refused: notUrls,
  },
  {
    name: 'TRUST_PROXY',
    read: ({ http }) => http.trustedProxies,
    unset: 0,
    set: [['2', 2]],
    refused: ['11', 'true', ...notWholeNumbers],
  },
  {
    name: 'DRAIN_SECONDS',
    read: ({ http }) => http.drainSeconds,
    unset: 0,
    set: [
      ['0', 0],
      ['300', 300],
    ],
    refused: ['301', '5s', ...notWholeNumbers],
  },
  {
    name: 'DATA_DIR',
    read: ({ paths }) => paths.dataDir,
    unset: resolve('data'),
    set: [
      ['/srv/data', '/srv/data'],
      ['x', resolve('x')],
    ],
    refused: [],
  },
  {
    name: 'CACHE_DIR',
    read: ({ paths }) => paths.cacheDir,
    unset: resolve('.cache'),
    set: [['/srv/cache', '/srv/cache']],
    refused: [],
  },
  {
    name: 'MONGODB_URI',
    read: ({ database }) => database,
    unset: { kind: 'embedded' },
    set: [
      ['mongodb://db:27017/x', { kind: 'external', uri: 'mongodb://db:27017/x' }],
      ['mongodb+srv://db/x', { kind: 'external', uri: 'mongodb+srv://db/x' }],
    ],
    refused: ['db:27017', 'http://db', 'postgres://db'],
  },
  {
    name: 'STORAGE',
    read: ({ storage }) => storage.kind,
    unset: 'disk',
    set: [['disk', 'disk']],
    refused: ['S3', 'cloud'],
  },
  {
    name: 'S3_ENDPOINT',
    read: ({ storage }) => storage.kind === 's3' && storage.endpoint,
    unset: null,
    set: [['http://minio:9000', 'http://minio:9000']],
    refused: notUrls,
    with: s3,
  },
  {
    name: 'S3_REGION',
    read: ({ storage }) => storage.kind === 's3' && storage.region,
    unset: 'us-east-1',
    set: [['eu-west-1', 'eu-west-1']],
    refused: [],
    with: s3,
  },
  {
    name: 'S3_BUCKET',
    read: ({ storage }) => storage.kind === 's3' && storage.bucket,
    unset: Error,
    set: [['other', 'other']],
    refused: [''],
    with: s3,
  },
  {
    name: 'S3_ACCESS_KEY_ID',
    read: ({ storage }) => storage.kind === 's3' && storage.accessKeyId,
    unset: Error,
    set: [['AKIA', 'AKIA']],
    refused: [''],
    with: s3,
  },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    read: ({ storage }) => storage.kind === 's3' && storage.secretAccessKey,
    unset: Error,
    set: [['x/y+z', 'x/y+z']],
    refused: [''],
    with: s3,
  },
  {
    name: 'ALLOW_PRIVATE_NETWORK',
    read: ({ allowPrivateNetwork }) => allowPrivateNetwork,
    unset: false,
    set: [
      ['true', true],
      ['1', true],
      ['YES', true],
      ['on', true],
      ['false', false],
      ['0', false],
      ['No', false],
      ['off', false],
    ],
    refused: ['2', 'maybe', 'truee'],
  },
  {
    name: 'MAX_VIDEO_SECONDS',
    read: ({ limits }) => limits.maxVideoSeconds,
    unset: 3600,
    set: [
      ['1', 1],
      ['86400', 86_400],
    ],
    refused: ['0', '86401', ...notWholeNumbers],
  },
  {
    name: 'MAX_SOURCE_BYTES',
    read: ({ limits }) => limits.maxSourceBytes,
    unset: 2_147_483_648,
    set: [
      ['1', 1],
      ['1099511627776', 2 ** 40],
    ],
    refused: ['0', '2GiB', ...notWholeNumbers],
  },
  {
    name: 'MAX_BYTES_PER_ACCOUNT',
    read: ({ limits }) => limits.maxBytesPerAccount,
    unset: 107_374_182_400,
    set: [
      ['0', 0],
      ['1125899906842624', 2 ** 50],
    ],
    refused: ['100GiB', '-1', ...notWholeNumbers],
  },
  {
    name: 'MAX_QUEUED_VIDEOS',
    read: ({ limits }) => limits.maxQueuedVideos,
    unset: 1000,
    set: [
      ['0', 0],
      ['1000000', 1_000_000],
    ],
    refused: ['1000001', '-1', ...notWholeNumbers],
  },
  {
    name: 'MIN_FREE_DISK_BYTES',
    read: ({ limits }) => limits.minFreeDiskBytes,
    unset: 2_147_483_648,
    set: [
      ['0', 0],
      ['1125899906842624', 2 ** 50],
    ],
    refused: ['2GiB', '-1', ...notWholeNumbers],
  },
  {
    name: 'SEGMENT_CACHE_BYTES',
    read: ({ limits }) => limits.segmentCacheBytes,
    unset: 21_474_836_480,
    set: [
      ['0', 0],
      ['1125899906842624', 2 ** 50],
    ],
    refused: ['20GiB', '-1', ...notWholeNumbers],
  },
  {
    name: 'RETENTION_DAYS',
    read: ({ limits }) => limits.retentionDays,
    unset: 30,
    set: [['3650', 3650]],
    refused: ['0', '3651', ...notWholeNumbers],
  },
  {
    name: 'RATE_LIMIT_PER_MINUTE',
    read: ({ limits }) => limits.ratePerMinute,
    unset: 1200,
    set: [
      ['0', 0],
      ['60', 60],
    ],
    refused: ['1000001', ...notWholeNumbers],
  },
  {
    name: 'FREE_SECONDS_PER_MONTH',
    read: ({ limits }) => limits.freeSecondsPerMonth,
    unset: 600,
    set: [['0', 0]],
    refused: ['10000001', ...notWholeNumbers],
  },
  {
    name: 'RENDER_CONCURRENCY',
    read: ({ render }) => render.concurrency,
    unset: Math.max(1, Math.floor(availableParallelism() / 2)),
    set: [
      ['1', 1],
      ['256', 256],
    ],
    refused: ['0', '257', 'half the cores', ...notWholeNumbers],
  },
  {
    name: 'ENCODER',
    read: ({ render }) => render.encoder,
    unset: 'x264-veryfast',
    set: [['x264-medium', 'x264-medium']],
    refused: ['x264 medium', '-x', 'X264', 'x265-slow'],
  },
  {
    name: 'FONTS_DIR',
    read: ({ paths }) => paths.fontsDir,
    unset: null,
    set: [['fonts', resolve('fonts')]],
    refused: [],
  },
  {
    name: 'SPEECH_ENGINE',
    read: ({ speech }) => speech,
    unset: { engine: 'whisper', ct2Dir: null },
    set: [
      ['whisper', { engine: 'whisper', ct2Dir: null }],
      ['none', { engine: 'none' }],
    ],
    refused: ['Whisper', 'google'],
  },
  {
    name: 'SPEECH_URL',
    read: ({ speech }) => speech.engine === 'openai' && speech.url,
    unset: Error,
    set: [['http://127.0.0.1:8000/v1', 'http://127.0.0.1:8000/v1']],
    refused: notUrls,
    with: openai,
  },
  {
    name: 'SPEECH_API_KEY',
    read: ({ speech }) => speech.engine === 'openai' && speech.apiKey,
    unset: null,
    set: [['sk-1', 'sk-1']],
    refused: [],
    with: openai,
  },
  {
    name: 'SPEECH_COMMAND',
    read: ({ speech }) => speech,
    unset: Error,
    set: [['listen --fast', { engine: 'command', command: 'listen --fast' }]],
    refused: [''],
    with: { SPEECH_ENGINE: 'command' },
  },
  {
    name: 'WHISPER_CT2_DIR',
    read: ({ speech }) => speech.engine === 'whisper' && speech.ct2Dir,
    unset: null,
    set: [['weights', resolve('weights')]],
    refused: [],
  },
];
