import { httpUrl, integer, text, type Variable } from '../variable.ts';

export const serviceVariables = {
  PORT: { ...integer(0, 65_535), default: '3000', about: 'port that the service listens on' },
  HOST: { ...text('an address or host name'), default: '127.0.0.1', about: 'address that the service listens on' },
  PUBLIC_BASE_URL: { ...httpUrl, about: 'public base URL of this service; unset = http://HOST:PORT' },
  MEDIA_BASE_URL: {
    schema: httpUrl.schema.refine(
      (value) => URL.canParse(value) && new URL(value).pathname === '/' && !/[?#]/.test(value),
    ),
    allowed: 'an http(s) URL without a path',
    about:
      'base URL of a CDN in front of this service, in the addresses of finished videos and previews, which it may cache for an hour; S3_REDIRECTS has no effect then; unset = PUBLIC_BASE_URL',
  },
  TRUST_PROXY: {
    ...integer(0, 10),
    default: '0',
    about: 'number of reverse proxies in front of the service whose X-Forwarded-For is trusted',
  },
  STATUS_PORT: {
    ...integer(0, 65_535),
    default: '9464',
    about: 'port of /healthz, /readyz and /metrics in workers and bots, which have no API; 0 = any free port',
  },
  DRAIN_SECONDS: {
    ...integer(0, 300),
    default: '0',
    about:
      'how long the API still answers when it is told to stop, while /readyz says 503, so that a load balancer sends no more calls',
  },
} as const satisfies Record<string, Variable>;
