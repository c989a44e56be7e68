import { flag, integer, type Variable } from '../variable.ts';

const gibibyte = 1024 ** 3;

export const limitsVariables = {
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
  MAX_BYTES_PER_ACCOUNT: {
    ...integer(0, 1024 ** 2 * gibibyte),
    default: String(100 * gibibyte),
    about: 'most bytes of uploads and source files that one account may keep; 0 = no limit; the default is 100 GiB',
  },
  MAX_QUEUED_VIDEOS: {
    ...integer(0, 1_000_000),
    default: '1000',
    about: 'most videos of one account that may wait or be processed at the same time; 0 = no limit',
  },
  MAX_QUEUED_OF_ALL: {
    ...integer(0, 10_000_000),
    default: '100000',
    about:
      'most videos of all accounts together that may wait or be processed at the same time; beyond it new ones are refused for some minutes (503); 0 = no limit',
  },
  MAX_VIDEOS_IN_WORK: {
    ...integer(0, 1_000_000),
    default: '0',
    about:
      'most videos of one account that all workers together process at the same time, the others wait; 0 = no limit',
  },
  MIN_FREE_DISK_BYTES: {
    ...integer(0, 1024 ** 2 * gibibyte),
    default: String(2 * gibibyte),
    about:
      'free disk space of DATA_DIR below which nothing new is accepted or started; 0 = never; the default is 2 GiB',
  },
  SEGMENT_CACHE_BYTES: {
    ...integer(0, 1024 ** 2 * gibibyte),
    default: String(20 * gibibyte),
    about: 'most bytes of rendered segments that are kept for later edits; the default is 20 GiB',
  },
  SOURCE_CACHE_BYTES: {
    ...integer(0, 1024 ** 2 * gibibyte),
    default: String(10 * gibibyte),
    about:
      'with STORAGE=s3: most bytes of sources in DATA_DIR that are kept for the next step of a video; less while the disk has less than MIN_FREE_DISK_BYTES free; the default is 10 GiB',
  },
  RETENTION_DAYS: { ...integer(1, 3650), default: '30', about: 'days that a finished video is kept' },
  SOURCE_RETENTION_DAYS: {
    ...integer(1, 3650),
    about:
      'days that the source file of a finished video is kept for edits; later edits fetch it again, and those of an uploaded file are refused; unset = as long as the video',
  },
  RATE_LIMIT_PER_MINUTE: {
    ...integer(0, 1_000_000),
    default: '1200',
    about:
      'API calls a minute for each token, requests of pages for each signed-in person, and a tenth of it for each address without either; 0 = no limit',
  },
  FREE_SECONDS_PER_MONTH: {
    ...integer(0, 10_000_000),
    default: '600',
    about: 'free seconds of video for each account and month, if payments are on',
  },
} as const satisfies Record<string, Variable>;
