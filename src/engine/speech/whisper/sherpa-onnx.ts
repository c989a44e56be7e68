import { createRequire } from 'node:module';

/** The used part of sherpa-onnx-node, which has its types in comments only. */
interface SherpaOnnx {
  OfflineRecognizer: { createAsync(config: OfflineRecognizerConfig): Promise<OfflineRecognizer> };
  Vad: new (config: VadConfig, bufferSeconds: number) => Vad;
}

export interface OfflineRecognizer {
  createStream(): { acceptWaveform(sound: { sampleRate: number; samples: Float32Array }): void };
  decodeAsync(stream: object): Promise<unknown>;
  setConfig(config: OfflineRecognizerConfig): void;
}

export interface OfflineRecognizerConfig {
  featConfig: { sampleRate: number; featureDim: number };
  modelConfig: {
    whisper: {
      encoder: string;
      decoder: string;
      /** One of the model's own codes; '' = detect. Any other value ends the process. */
      language: string;
      task: 'transcribe';
      /** Frames (10 ms) of padding after the audio; 0 and less mean 1000. */
      tailPaddings: number;
      /** The number 1: the engine silently reads `true` as 0. */
      enableTokenTimestamps: 1;
    };
    tokens: string;
    numThreads: number;
    provider: 'cpu';
  };
}

export interface Vad {
  acceptWaveform(samples: Float32Array): void;
  isEmpty(): boolean;
  front(enableExternalBuffer: boolean): { start: number; samples: Float32Array };
  pop(): void;
  flush(): void;
}

interface VadConfig {
  sileroVad: {
    model: string;
    threshold: number;
    minSilenceDuration: number;
    minSpeechDuration: number;
    maxSpeechDuration: number;
    windowSize: number;
  };
  sampleRate: number;
  numThreads: number;
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
