import { DetailedError, Upload } from 'tus-js-client';

export interface SendFileOptions {
  csrfToken: string;
  /** 0–1 */
  onProgress(share: number): void;
  /** The connection is gone, and it is tried again. */
  onWaiting(): void;
  onFailed(why: 'signed out' | 'other'): void;
  /** @param uploadUrl `upload://…` */
  onComplete(uploadUrl: string): void;
}

/** Lost when a connection breaks, at most; small enough for slow ones, large enough for quick ones. */
const chunkBytes = 8 * 1024 * 1024;
/** About ten minutes in all. */
const retryDelays = [0, 500, 1000, 2000, 4000, 8000, ...Array.from({ length: 40 }, () => 15_000)];

/** Sends a file in pieces; the same file chosen again goes on where it had come to. */
export function sendFile(file: File, options: SendFileOptions): { stop(): void } {
  const upload = new Upload(file, {
    endpoint: '/app/uploads',
    chunkSize: chunkBytes,
    retryDelays,
    headers: { 'X-CSRF-Token': options.csrfToken },
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
    onProgress: (sent, total) => options.onProgress(total ? sent / total : 0),
    onShouldRetry(error) {
      const status = statusOf(error);
      const isPassing = status === 0 || status === 409 || status === 423 || status >= 500;
      if (isPassing) options.onWaiting();
      return isPassing;
    },
    onError: (error) => options.onFailed([200, 401, 403].includes(statusOf(error)) ? 'signed out' : 'other'),
    onSuccess: () => options.onComplete(`upload://${idIn(upload.url)}`),
  });
  void begin(upload);
  return { stop: () => void upload.abort() };
}

async function begin(upload: Upload): Promise<void> {
  const [earlier] = await upload.findPreviousUploads().catch(() => []);
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
}

function statusOf(error: Error): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

function idIn(url: string | null): string {
  return url?.split('/').at(-1) ?? '';
}
