import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { programDir } from '../../../infra/config/project-dirs.ts';
import type { DetectedFace, RgbImage } from './decode-faces.ts';
import type { DetectReply, DetectRequest } from './detector-thread.ts';

/** Finds the faces of each image, on a thread of its own. */
export type DetectFaces = (images: RgbImage[]) => Promise<DetectedFace[][]>;

/** The thread ends after this time without a request. Starting costs about 0.3 s of a processor, keeping it 100 MB. */
const idleMs = 60_000;

/**
 * A detector that starts its thread with the first request, and again when the thread has ended. When the thread fails,
 * all pending requests reject with its error.
 */
export function createFaceDetector(): DetectFaces {
  const pending = new Map<number, { resolve(faces: DetectedFace[][]): void; reject(error: Error): void }>();
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function stop(ended: Worker, error: Error) {
    if (worker !== ended) return;
    worker = null;
    clearTimeout(timer);
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    void ended.terminate();
  }

  function start(): Worker {
    const started = new Worker(join(programDir, 'detector-thread.js'), { execArgv: [] });
    // neither the thread nor its timer keeps a process alive that has nothing else to do
    started.unref();
    started.on('message', (reply: DetectReply) => {
      const request = pending.get(reply.id);
      pending.delete(reply.id);
      if (pending.size === 0) started.unref();
      if ('faces' in reply) request?.resolve(reply.faces);
      else request?.reject(new Error(`Face detection failed: ${reply.failed}`));
    });
    started.on('error', (error) => stop(started, error as Error));
    started.on('exit', () => stop(started, new Error('The face detection thread has ended.')));
    return started;
  }

  return (images) => {
    worker ??= start();
    const running = worker;
    running.ref();
    clearTimeout(timer);
    timer = setTimeout(() => pending.size === 0 && stop(running, new Error('idle')), idleMs).unref();
    lastId += 1;
    const request: DetectRequest = { id: lastId, images };
    return new Promise((resolve, reject) => {
      pending.set(request.id, { resolve, reject });
      running.postMessage(
        request,
        images.map(({ rgb }) => rgb.buffer as ArrayBuffer),
      );
    });
  };
}
