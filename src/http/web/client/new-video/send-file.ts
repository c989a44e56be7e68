import { DetailedError, Upload } from 'tus-js-client';

interface SendFileOptions {
  csrfToken: string;
  /** 0–1 */
  onProgress(share: number): void;
  /** The connection has broken, and the upload will be tried again. */
  onWaiting(): void;
  /** @param message why the service does not accept the file, in the visitor's language */
  onFailed(reason: 'signed out' | 'other' | { message: string }): void;
  /** @param uploadUrl `upload://…` */
  onComplete(uploadUrl: string): void;
}

/** The most that is lost when a connection breaks: small enough for slow ones, large enough for fast ones. */
const chunkBytes = 8 * 1024 * 1024;
/** About ten minutes in all. */
const retryDelays = [0, 500, 1000, 2000, 4000, 8000, ...Array.from({ length: 40 }, () => 15_000)];

/** Sends a file in chunks. If the same file has been sent in part before, the upload is resumed. */
export function sendFile(file: File, options: SendFileOptions): { stop(): void } {
  const upload = new Upload(file, {
    endpoint: '/app/uploads',
    chunkSize: chunkBytes,
    retryDelays,
    headers: { 'X-CSRF-Token': options.csrfToken, Accept: 'application/json' },
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
    onProgress: (sent, total) => options.onProgress(total ? sent / total : 0),
    onShouldRetry(error) {
      const status = statusOf(error);
      // too many requests in this minute: the connection is fine, and the upload continues in the next one
      if (status === 429) return true;
      const isTemporary = status === 0 || status === 409 || status === 423 || (status >= 500 && !refusalIn(error));
      if (isTemporary) options.onWaiting();
      return isTemporary;
    },
    onError(error) {
      const isSignedOut = [200, 401, 403].includes(statusOf(error));
      options.onFailed(isSignedOut ? 'signed out' : (refusalIn(error) ?? 'other'));
    },
    onSuccess: () => options.onComplete(`upload://${idIn(upload.url)}`),
  });
  void start(upload);
  return { stop: () => void upload.abort() };
}

async function start(upload: Upload): Promise<void> {
  const [earlier] = await upload.findPreviousUploads().catch(() => []);
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
}

function statusOf(error: Error): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/** There is no room for the file: null = it failed for another reason. */
function refusalIn(error: Error): { message: string } | null {
  if (!(error instanceof DetailedError) || ![413, 503].includes(statusOf(error))) return null;
  try {
    const { message } = JSON.parse(error.originalResponse?.getBody() ?? '');
    return typeof message === 'string' ? { message } : null;
  } catch {
    return null;
  }
}

function idIn(url: string | null): string {
  return url?.split('/').at(-1) ?? '';
}
