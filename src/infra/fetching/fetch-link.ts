import { type FetchedSource, type FetchSource, fetchSource } from './fetch-source.ts';
import { isHostOf } from './host-of.ts';
import { parseHttpUrl } from './parse-http-url.ts';
import { resolveSource, type SourceResolver } from './resolver/resolve-source.ts';
import { isMediaFile } from './shared-links/share-sites.ts';

/**
 * Downloads a source from whatever link a user gave. Links of the operator's list of platforms go to the operator's program
 * first, if there is one.
 * @throws AppError, see `fetchSource` and `resolveSource`; the signal's own reason when the caller aborts
 */
export async function fetchLink({ resolver, ...request }: FetchLink): Promise<FetchedSource> {
  const link = parseHttpUrl(request.url);
  if (!resolver || !isHostOf(link, resolver.hosts) || isMediaFile(link)) return fetchSource(request);
  const { destFile, limits, signal } = request;
  const resolved = await resolveSource(resolver, { link, destFile, maxBytes: limits.maxBytes, signal });
  return 'file' in resolved ? resolved.file : fetchSource({ ...request, url: resolved.address });
}

interface FetchLink extends FetchSource {
  /** null = there is no such program. */
  resolver: SourceResolver | null;
  signal: AbortSignal;
}
