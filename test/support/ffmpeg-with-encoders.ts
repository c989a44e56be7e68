import { chmodSync, writeFileSync } from 'node:fs';
import { tools } from './make-clip.ts';

interface EncodersOfFfmpeg {
  /** Where the program is written. */
  file: string;
  /** ffmpeg's names of encoders that work: x264 takes their place. */
  works?: string[];
  /** What the others print when they are used, by ffmpeg's name; default: `No device`. */
  messages?: Record<string, string>;
  /** Of those that work: they draw something else. */
  draws?: 'garbage';
  /** It lists them, and hangs when they are used. */
  hangs?: string[];
}

/**
 * A program like ffmpeg on a machine with graphics hardware: lists the same encoders as the real one, and the hardware ones work
 * or fail as told. Everything else is the real ffmpeg's work.
 */
export function ffmpegWithEncoders({ file, works = [], messages = {}, draws, hangs = [] }: EncodersOfFfmpeg): string {
  const settings = JSON.stringify({
    ffmpeg: tools.ffmpeg,
    works,
    messages,
    draws: draws ?? null,
    hangs,
    dropped,
    replaced,
  });
  writeFileSync(file, `#!${process.execPath}\n(${standIn.toString()})(${settings});\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Options of hardware encoders that have a value and that x264 lacks, or has another meaning for. */
const dropped = [
  ...['-init_hw_device', '-filter_hw_device', '-preset', '-tune', '-rc', '-cq', '-b:v', '-forced-idr', '-forced_idr'],
  ...['-idr_interval', '-global_quality', '-allow_sw', '-q:v', '-level'],
];
const replaced = ['-c:v', 'libx264', '-preset', 'superfast', '-crf', '12', '-x264-params', 'open-gop=0'];

/** The program itself: it is written to a file, so it uses nothing from outside. */
function standIn(settings: {
  ffmpeg: string;
  works: string[];
  messages: Record<string, string>;
  draws: string | null;
  hangs: string[];
  dropped: string[];
  replaced: string[];
}): void {
  const { spawn } = require('node:child_process') as typeof import('node:child_process');
  const { ffmpeg, works, messages, draws, hangs, dropped, replaced } = settings;
  const args = process.argv.slice(2);
  const used = args.find((arg, i) => args[i - 1] === '-c:v' && /_(nvenc|qsv|vaapi|videotoolbox)$/.test(arg));
  if (used && hangs.includes(used)) {
    setInterval(() => undefined, 1000);
    return;
  }
  if (used && !works.includes(used)) {
    console.error(`[${used} @ 0x5581] ${messages[used] ?? 'No device'}`);
    process.exit(1);
  }
  const kept: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (used && arg === '-c:v') {
      kept.push(...replaced);
      i += 1;
    } else if (used && dropped.includes(arg)) i += 1;
    else if (used && args[i - 1] === '-filter_complex') {
      const onDevice = arg.replaceAll(',hwupload', ',format=yuv420p');
      kept.push(draws === 'garbage' ? onDevice.replace(/\[out\]$/, ',negate[out]') : onDevice);
    } else kept.push(arg);
  }
  const child = spawn(ffmpeg, kept, { stdio: 'inherit' });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
