import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { createConcurrencyLimit } from '../concurrency-limit.ts';

/** Both together stay below the time of a callback’s attempt: 3 s, and 6 s for the second try. */
const patience = { timeout: 3_000, tries: 2 };

/** Of the four threads that libuv has for the system’s resolver, for files and for compression. */
const maxSystemLookups = 2;
const systemLookups = createConcurrencyLimit(maxSystemLookups);

/** A name may have thousands of addresses, and each is checked, and called in turn. No more of each kind are used. */
const maxAddresses = 16;

interface DnsLookupOptions {
  /** Names may be in the hosts file, or in another source that only the system’s resolver knows. */
  allowPrivateNetwork: boolean;
  /** Replaces the system’s name servers: `host:port`. */
  servers?: string[];
}

/**
 * Looks up names that a user gave. A name whose server never answers holds a thread of the system’s resolver for half a
 * minute, and four of them would stop everything that reads or writes a file. So names are asked for by DNS directly, which
 * needs no thread. Names without a dot, such as `localhost`, and closed networks use the system’s resolver, two at a time.
 */
export function createDnsLookup({ allowPrivateNetwork, servers }: DnsLookupOptions): LookupFunction {
  return (hostname, options, callback) => {
    const isForSystem = allowPrivateNetwork || !hostname.includes('.');
    const found = isForSystem ? askSystem(hostname, options) : askDns(hostname, options, servers);
    found.then(
      (addresses) => {
        const [first] = addresses;
        if (options.all || !first) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

function askSystem(hostname: string, options: LookupOptions): Promise<LookupAddress[]> {
  const ask = () =>
    new Promise<LookupAddress[]>((resolve, reject) => {
      systemLookup(hostname, { ...options, all: true }, (error, found) => (error ? reject(error) : resolve(found)));
    });
  return systemLookups.run(new AbortController().signal, ask);
}

async function askDns(hostname: string, { family }: LookupOptions, servers?: string[]): Promise<LookupAddress[]> {
  // a new one reads the system’s list of name servers, which may have changed
  const resolver = new Resolver(patience);
  if (servers) resolver.setServers(servers);
  // some callers write `IPv4`
  const wanted = [4, 6].filter((version) => !family || String(family).endsWith(String(version)));
  const answers = await Promise.allSettled(
    wanted.map(async (version) => {
      const addresses = await (version === 4 ? resolver.resolve4(hostname) : resolver.resolve6(hostname));
      return addresses.slice(0, maxAddresses).map((address) => ({ address, family: version }));
    }),
  );
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (found.length > 0) return found;
  // «no address of this kind» says less than any other failure
  const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []));
  throw failures.find((error) => !('code' in error && error.code === 'ENODATA')) ?? failures[0];
}
