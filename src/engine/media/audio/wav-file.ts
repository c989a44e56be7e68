import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '../../../infra/errors/app-error.ts';

/** Samples per second of all audio that is transcribed; a millisecond is 16 samples. */
export const sampleRate = 16_000;
const bytesPerSample = 2;

/** A 16 kHz mono 16-bit PCM WAV file, read in parts so that an hour takes no more memory than a minute. */
export interface WavFile {
  readonly durationMs: number;
  /** Samples from −1 to 1; the span is clamped to the file. */
  read(startMs: number, endMs: number): Promise<Float32Array>;
  /** The same as 16-bit little-endian samples, as in the file. */
  readBytes(startMs: number, endMs: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** @throws AppError `speech_failed` when the file is not a 16 kHz mono 16-bit WAV */
export async function openWavFile(file: string): Promise<WavFile> {
  const handle = await open(file);
  try {
    return wavFileOf(handle, await findSamples(handle));
  } catch (cause) {
    await handle.close();
    throw cause;
  }
}

interface SampleBytes {
  offset: number;
  length: number;
}

function wavFileOf(handle: FileHandle, data: SampleBytes): WavFile {
  const sampleCount = Math.floor(data.length / bytesPerSample);
  const sampleAt = (ms: number) => Math.min(Math.max(0, Math.round((ms * sampleRate) / 1000)), sampleCount);
  const readBytes = async (startMs: number, endMs: number): Promise<Buffer> => {
    const from = sampleAt(startMs);
    const to = Math.max(from, sampleAt(endMs));
    return readAt(handle, data.offset + from * bytesPerSample, (to - from) * bytesPerSample);
  };
  return {
    durationMs: Math.floor((sampleCount * 1000) / sampleRate),
    readBytes,
    read: async (startMs, endMs) => toFloats(await readBytes(startMs, endMs)),
    close: () => handle.close(),
  };
}

/** Finds the samples in the RIFF chunks. A writer to a pipe leaves the length 0 or all ones: then they go to the end. */
async function findSamples(handle: FileHandle): Promise<SampleBytes> {
  const { size } = await handle.stat();
  const riff = await readAt(handle, 0, 12);
  if (riff.toString('latin1', 0, 4) !== 'RIFF' || riff.toString('latin1', 8, 12) !== 'WAVE') throw wrongFormat();
  for (let offset = 12, isRightFormat = false; offset + 8 <= size; ) {
    const header = await readAt(handle, offset, 8);
    const name = header.toString('latin1', 0, 4);
    const length = header.readUInt32LE(4);
    if (name === 'fmt ') isRightFormat = isMono16BitPcm(await readAt(handle, offset + 8, 16));
    if (name === 'data') {
      if (!isRightFormat) throw wrongFormat();
      const rest = size - offset - 8;
      return { offset: offset + 8, length: length === 0 ? rest : Math.min(length, rest) };
    }
    offset += 8 + length + (length % 2);
  }
  throw wrongFormat();
}

function isMono16BitPcm(format: Buffer): boolean {
  const pcm = [1, 0xfffe].includes(format.readUInt16LE(0));
  return pcm && format.readUInt16LE(2) === 1 && format.readUInt32LE(4) === sampleRate && format.readUInt16LE(14) === 16;
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return filled === length ? bytes : Buffer.concat([bytes.subarray(0, filled), Buffer.alloc(length - filled)]);
}

/** Samples from −1 to 1 from 16-bit little-endian ones. */
export function toFloats(bytes: Buffer): Float32Array {
  const samples = new Float32Array(bytes.length / bytesPerSample);
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(i * bytesPerSample) / 32_768;
  return samples;
}

function wrongFormat(): AppError {
  return new AppError('speech_failed', { reason: 'unreadable_audio' });
}

const headerBytes = 44;

/** A complete WAV file from 16 kHz mono 16-bit samples. */
export function wavBytes(samples: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(headerBytes - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
