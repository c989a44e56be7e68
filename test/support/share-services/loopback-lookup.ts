import type { LookupFunction } from 'node:net';

/** Every name is this machine. */
export const lookUpLoopback: LookupFunction = (_host, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
