import { flag, integer, type Variable } from './variable.ts';

const gibibyte = 1024 ** 3;

/** What it accepts, and from whom. */
export const limitVariables = {
  ALLOW_PRIVATE_NETWORK: {
    schema: flag,
    rule: 'must be true or false',
    default: 'false',
    about: 'lets video_url and callback reach private addresses: for tests and closed networks',
  },
  MAX_VIDEO_SECONDS: {
    schema: integer(1, 86_400),
    rule: 'must be a whole number from 1 to 86400',
    default: '3600',
    about: 'longest video accepted',
  },
  MAX_SOURCE_BYTES: {
    schema: integer(1, 1024 * gibibyte),
    rule: 'must be a whole number of bytes, at least 1',
    default: String(2 * gibibyte),
    about: 'largest source accepted (2 GiB)',
  },
  RETENTION_DAYS: {
    schema: integer(1, 3650),
    rule: 'must be a whole number from 1 to 3650',
    default: '30',
    about: 'how long a finished video is kept',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: integer(0, 1_000_000),
    rule: 'must be a whole number from 0 to 1000000',
    default: '1200',
    about: 'calls a minute for one token, a tenth of it for an address without one; 0 = off',
  },
  FREE_SECONDS_PER_MONTH: {
    schema: integer(0, 10_000_000),
    rule: 'must be a whole number from 0 to 10000000',
    default: '600',
    about: 'every account’s monthly allowance, only when payments are on',
  },
} as const satisfies Record<string, Variable>;
