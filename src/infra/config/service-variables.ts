import { httpUrl, integer, text, type Variable } from './variable.ts';

/** Where the service is found. */
export const serviceVariables = {
  PORT: {
    schema: integer(0, 65_535),
    rule: 'must be a whole number from 0 to 65535',
    default: '3000',
    about: 'port the API listens on',
  },
  HOST: {
    schema: text,
    rule: 'must be an address or host name',
    default: '127.0.0.1',
    about: 'address the API listens on',
  },
  PUBLIC_BASE_URL: {
    schema: httpUrl,
    rule: 'must be an http(s) URL',
    about: 'how the outside names this service; unset = http://HOST:PORT',
  },
  TRUST_PROXY: {
    schema: integer(0, 10),
    rule: 'must be the number of proxies before the service, 0 to 10',
    default: '0',
    about: 'how many proxies stand before the API',
  },
} as const satisfies Record<string, Variable>;
