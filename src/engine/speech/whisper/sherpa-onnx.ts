import { createRequire } from 'node:module';

/** The used part of sherpa-onnx-node, which has its types in comments only. */
interface SherpaOnnx {
  OfflineRecognizer: { createAsync(config: object): Promise<OfflineRecognizer> };
  Vad: new (config: object, bufferSeconds: number) => Vad;
}

export interface OfflineRecognizer {
  createStream(): { acceptWaveform(sound: { sampleRate: number; samples: Float32Array }): void };
  decodeAsync(stream: object): Promise<unknown>;
  setConfig(config: object): void;
}

export interface Vad {
  acceptWaveform(samples: Float32Array): void;
  isEmpty(): boolean;
  front(enableExternalBuffer: boolean): { start: number; samples: Float32Array };
  pop(): void;
  flush(): void;
}

/** Loads native code. Call it in the child process only, since a crash ends the process. */
export function loadSherpaOnnx(): SherpaOnnx {
  return createRequire(import.meta.url)('sherpa-onnx-node') as SherpaOnnx;
}

/** Whether a build of the engine for this platform is installed. */
export function isSherpaOnnxInstalled(): boolean {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  try {
    createRequire(import.meta.url).resolve(`sherpa-onnx-${system}-${process.arch}/package.json`);
    return true;
  } catch {
    return false;
  }
}
