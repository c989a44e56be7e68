import { audioClockOf, videoClockFilters } from '../../media/audio/audio-clock.ts';
import { joinLevels, levelsOf, samplesPerLevel } from '../../media/audio/audio-levels.ts';
import { sampleRate, toFloats } from '../../media/audio/wav-file.ts';
import { confinedInput, skipStreamInfoArgs } from '../../media/ffmpeg/confined-input.ts';
import { readFromFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import type { AudioFacts, SourceFacts } from '../../media/source-facts.ts';

const frameBytes = samplesPerLevel * 2;

/**
 * Level of each 10 ms of a source's audio in dB, on the video's clock.
 * @throws FfmpegError; the signal's reason when aborted
 */
export async function readAudioLevels(
  deps: { ffmpeg: string; signal: AbortSignal },
  { file, facts }: { file: string; facts: SourceFacts & { audio: AudioFacts } },
): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  let rest = new Uint8Array(0);
  const filters = [
    ...videoClockFilters(audioClockOf(facts)),
    `aresample=${sampleRate}`,
    'aformat=channel_layouts=mono',
  ];
  await readFromFfmpeg({
    ...deps,
    args: [
      ...confinedInput(file, [...skipStreamInfoArgs(facts), '-copyts']),
      ...['-map', `0:${facts.audio.index}`, '-vn', '-sn', '-dn', '-af', filters.join(','), '-f', 's16le', 'pipe:1'],
    ],
    async onBytes(bytes) {
      const all = Buffer.concat([rest, bytes]);
      const whole = all.length - (all.length % frameBytes);
      parts.push(levelsOf(toFloats(all.subarray(0, whole))));
      rest = new Uint8Array(all.subarray(whole));
    },
  });
  return joinLevels(parts);
}
