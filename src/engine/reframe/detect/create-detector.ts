import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { programDir } from '../../../infra/config/project-dirs.ts';
import type { DetectedFace, Picture } from './detected-face.ts';
import type { DetectReply, DetectRequest } from './detector-thread.ts';

/** Finds faces in each of some pictures, on a thread of its own. */
export type DetectFaces = (pictures: Picture[]) => Promise<DetectedFace[][]>;

/** Starting costs about 0.3 s of a processor, keeping it 100 MB: it ends when nothing was asked for so long. */
const idleMs = 60_000;

interface Waiting {
  resolve(faces: DetectedFace[][]): void;
  reject(error: Error): void;
}

/**
 * A detector that starts its thread with the first picture, and again should it have ended. Pictures that wait when the
 * thread ends by itself are refused with its error.
 */
export function createDetector(): DetectFaces {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function stop(ended: Worker, error: Error) {
    if (worker !== ended) return;
    worker = null;
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    void ended.terminate();
  }

  function start(): Worker {
    const started = new Worker(join(programDir, 'detector-thread.js'), { execArgv: [] });
    // neither the thread nor its timer keeps a process alive that has nothing else to do
    started.unref();
    started.on('message', (reply: DetectReply) => {
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (waiting.size === 0) started.unref();
      if ('faces' in reply) asker?.resolve(reply.faces);
      else asker?.reject(new Error(`Faces could not be looked for: ${reply.failed}`));
    });
    started.on('error', (error) => stop(started, error as Error));
    started.on('exit', () => stop(started, new Error('The detecting thread has ended.')));
    return started;
  }

  return (pictures) => {
    worker ??= start();
    const running = worker;
    running.ref();
    clearTimeout(timer);
    timer = setTimeout(() => waiting.size === 0 && stop(running, new Error('idle')), idleMs).unref();
    lastId += 1;
    const request: DetectRequest = { id: lastId, pictures };
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      running.postMessage(
        request,
        pictures.map(({ rgb }) => rgb.buffer as ArrayBuffer),
      );
    });
  };
}
