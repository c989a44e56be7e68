import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
  return platformFolder() !== null;
}

/** ONNX Runtime's library of this platform, which comes with the engine. @throws Error if there is none */
export function onnxRuntimeLibrary(): string {
  const folder = platformFolder();
  const file = folder && readdirSync(folder).find((name) => /^(?:lib)?onnxruntime\.(?:so|dylib|dll)$/.test(name));
  if (!folder || !file) throw new Error(`There is no ONNX Runtime for ${process.platform}-${process.arch}.`);
  return join(folder, file);
}

/** The folder of the engine's build for this platform; null = none is installed. */
function platformFolder(): string | null {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const name = `sherpa-onnx-${system}-${process.arch}/package.json`;
    return dirname(createRequire(import.meta.url).resolve(name));
  } catch {
    return null;
  }
}
