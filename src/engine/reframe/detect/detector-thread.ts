// The program of the detecting thread, started by start-detector.ts: its sums would keep the service from answering.
import { parentPort } from 'node:worker_threads';
import type { DetectedFace, Picture } from './detected-face.ts';
import { loadFaceDetector } from './face-detector.ts';

export interface DetectRequest {
  id: number;
  pictures: Picture[];
}

export type DetectReply = { id: number; faces: DetectedFace[][] } | { id: number; failed: string };

const detector = loadFaceDetector();

parentPort?.on('message', async ({ id, pictures }: DetectRequest) => {
  try {
    send({ id, faces: await (await detector).detect(pictures) });
  } catch (error) {
    send({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function send(reply: DetectReply): void {
  parentPort?.postMessage(reply);
}
