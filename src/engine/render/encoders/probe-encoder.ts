import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EncoderName } from '../../../infra/config/config.ts';
import { FfmpegError } from '../../media/ffmpeg/ffmpeg-error.ts';
import { readFromFfmpeg, runFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { encoders } from './encoders.ts';
import { chainsToEncoder } from './frames-to-encoder.ts';
import { readStreamFacts } from './parameter-sets.ts';

export type EncoderProbe =
  /** `parameterSets`: see `StreamFacts`; null for other codecs. */
  | { works: true; parameterSets: string | null }
  /** `reason`: in a few words of ffmpeg's or ours. */
  | { works: false; reason: string };

interface ProbeInput {
  ffmpeg: string;
  name: EncoderName;
  signal?: AbortSignal;
}

const frame = { width: 640, height: 360 };
const frameRate = { num: 30, den: 1 };
const frames = 30;
/** A key frame is asked for here, as at the cuts of segments. */
const cutFrame = 17;
const maxBitsPerSecond = 4_000_000;

/** Each of two runs of ffmpeg. They take less than a second; a driver may hang. */
const timeoutMs = 20_000;

/** The picture has to come out as it went in: x264-veryfast keeps 0.99. */
const minSsim = 0.95;

/**
 * Whether an encoder works on this machine: encodes a second of a test picture with the settings that renders have, and looks
 * at what comes out. That ffmpeg lists an encoder says nothing about the device and its driver.
 */
export async function probeEncoder(input: ProbeInput): Promise<EncoderProbe> {
  const workDir = await mkdtemp(join(tmpdir(), 'captioneer-encoder-'));
  try {
    const file = join(workDir, 'probe');
    await encode(input, file);
    const parameterSets = await readParameterSets(input, file);
    const ssim = await measureSsim(input, file);
    if (ssim < minSsim)
      return { works: false, reason: `its pictures differ from what they show (SSIM ${ssim.toFixed(2)})` };
    return { works: true, parameterSets };
  } catch (error) {
    input.signal?.throwIfAborted();
    if (!(error instanceof FfmpegError || error instanceof ProbeError)) throw error;
    return { works: false, reason: error instanceof FfmpegError ? reasonOf(error) : error.message };
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

class ProbeError extends Error {}

/** By the same chains and arguments as a render, so that what a device does not know is found here. */
async function encode({ ffmpeg, name, signal }: ProbeInput, file: string): Promise<void> {
  const last = `${testPicture},settb=1/${ticksPerSecond},setpts=PTS+${ticksPerSecond}`;
  const chains = chainsToEncoder({ encoder: name, output: { ...frame, frameRate } }, { last, to: 'out' });
  const cutSeconds = 1 + (cutFrame - 0.5) / frameRate.num;
  const encoded = await runFfmpeg({
    ffmpeg,
    signal,
    timeoutMs,
    args: [
      ...['-filter_complex', chains.join(';'), '-map', '[out]'],
      ...encoders[name].args({ frame, enlargement: 1, frameRate, maxBitsPerSecond }),
      ...['-fps_mode', 'passthrough', '-enc_time_base', `1:${ticksPerSecond}`],
      ...['-force_key_frames', cutSeconds.toFixed(6), '-f', format[encoders[name].codec], file],
    ],
  });
  if (encoded.frames !== frames) throw new ProbeError(`it gave ${encoded.frames} frames for ${frames}`);
}

const format = { h264: 'h264', av1: 'ivf' };

const testPicture = `testsrc2=s=${frame.width}x${frame.height}:r=${frameRate.num}:d=${frames / frameRate.num},format=yuv420p`;

/** @throws ProbeError if decoding cannot begin at the frame for which that was asked */
async function readParameterSets({ name }: ProbeInput, file: string): Promise<string | null> {
  if (encoders[name].codec !== 'h264') return null;
  const facts = readStreamFacts(await readFile(file));
  if (!facts || facts.keyFrames < 2) throw new ProbeError('it puts no key frame where one is asked for');
  return facts.parameterSets;
}

async function measureSsim({ ffmpeg, signal }: ProbeInput, file: string): Promise<number> {
  let ssim = 0;
  const numbered = (from: string) => `${from}settb=1/${frameRate.num},setpts=N,format=yuv420p`;
  const graph = `${numbered('[0:v]')}[made];${numbered(`${testPicture},`)}[wanted];[made][wanted]ssim`;
  await readFromFfmpeg({
    ...{ ffmpeg, signal, timeoutMs },
    args: ['-i', file, '-filter_complex', graph, '-f', 'null', '-'],
    onMessage(line) {
      ssim = Number(/SSIM .*All:([\d.]+)/.exec(line)?.[1] ?? ssim);
    },
  });
  return ssim;
}

const maxReasonCharacters = 160;

/** The first line that says what failed: those after it follow from it. Without the part of ffmpeg and its address. */
function reasonOf({ stderrTail, message, timedOut }: FfmpegError): string {
  if (timedOut) return 'no answer in time';
  const lines = stderrTail.split('\n').map((line) => line.replace(/^\s*\[[^\]]*\]\s*/, '').trim());
  const telling = lines.find((line) => /cannot|could not|fail|error|unknown|unable|no /i.test(line));
  return (telling ?? message).slice(0, maxReasonCharacters);
}
