import { httpUrl, integer, text, type Variable } from './variable.ts';

/** Where the service is reached. */
export const serviceVariables = {
  PORT: { ...integer(0, 65_535), default: '3000', about: 'port that the service listens on' },
  HOST: { ...text('an address or host name'), default: '127.0.0.1', about: 'address that the service listens on' },
  PUBLIC_BASE_URL: { ...httpUrl, about: 'public base URL of this service; unset = http://HOST:PORT' },
  TRUST_PROXY: {
    ...integer(0, 10),
    default: '0',
    about: 'number of reverse proxies in front of the service whose X-Forwarded-For is trusted',
  },
} as const satisfies Record<string, Variable>;
