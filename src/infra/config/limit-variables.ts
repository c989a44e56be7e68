import { flag, integer, type Variable } from './variable.ts';

const gibibyte = 1024 ** 3;

/** What the service accepts, and from whom. */
export const limitVariables = {
  ALLOW_PRIVATE_NETWORK: {
    ...flag,
    default: 'false',
    about: 'whether video_url and callback may be private addresses; only for tests and closed networks',
  },
  MAX_VIDEO_SECONDS: { ...integer(1, 86_400), default: '3600', about: 'longest video accepted, in seconds' },
  MAX_SOURCE_BYTES: {
    ...integer(1, 1024 * gibibyte),
    default: String(2 * gibibyte),
    about: 'largest source file accepted, in bytes; the default is 2 GiB',
  },
  RETENTION_DAYS: { ...integer(1, 3650), default: '30', about: 'days that a finished video is kept' },
  RATE_LIMIT_PER_MINUTE: {
    ...integer(0, 1_000_000),
    default: '1200',
    about: 'API calls a minute for each token, and a tenth of it for each address without a token; 0 = no limit',
  },
  FREE_SECONDS_PER_MONTH: {
    ...integer(0, 10_000_000),
    default: '600',
    about: 'free seconds of video for each account and month, if payments are on',
  },
} as const satisfies Record<string, Variable>;
