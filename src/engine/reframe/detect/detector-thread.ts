// Program of the face detection thread, started by create-detector.ts. On the main thread it would block the service.
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../../../infra/priorities.ts';
import type { DetectedFace, RgbImage } from './decode-faces.ts';
import { loadFaceDetector } from './face-detector.ts';

export interface DetectRequest {
  id: number;
  images: RgbImage[];
}

export type DetectReply = { id: number; faces: DetectedFace[][] } | { id: number; failed: string };

lowerThreadPriority();
const detector = loadFaceDetector();

parentPort?.on('message', async ({ id, images }: DetectRequest) => {
  try {
    send({ id, faces: await (await detector)(images) });
  } catch (error) {
    send({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function send(reply: DetectReply): void {
  parentPort?.postMessage(reply);
}
