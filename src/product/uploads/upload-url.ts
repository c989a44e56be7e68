const scheme = 'upload://';

export function uploadUrl(uploadId: string): string {
  return scheme + uploadId;
}

/** null for an address that is not an upload's. */
export function uploadIdOf(url: string): string | null {
  return url.startsWith(scheme) ? url.slice(scheme.length) : null;
}
