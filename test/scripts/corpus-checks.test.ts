import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audioAsSource, steadyAtJoins } from '../../scripts/corpus/checks/frames-at-joins.ts';
import { measureOutput } from '../../scripts/corpus/checks/measure-output.ts';
import { everyFrameOnce } from '../../scripts/corpus/checks/numbered-frames.ts';
import { inSyncThroughout } from '../../scripts/corpus/checks/sync-throughout.ts';
import type { Check } from '../../scripts/corpus/hard-input.ts';
import { eventsClip, numberedFrames, risingClip } from '../../scripts/corpus/inputs/clips.ts';
import { ffmpeg } from '../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'corpus-checks-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const path = (name: string) => join(dir, name);
const source = path('source.mp4');
const frames = numberedFrames(25, 150);

beforeAll(() => risingClip(source, { seconds: 6 }));

/** The finding of a check, with the filtered source as the output. */
async function finding(check: Check, filters: { video?: string; audio?: string }) {
  const file = path('output.mp4');
  ffmpeg([
    ...['-i', source, '-fps_mode', 'vfr', '-enc_time_base:v', '1:100', '-vf', filters.video ?? 'null'],
    ...['-af', filters.audio ?? 'anull', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', file],
  ]);
  return check(await measureOutput(file, source));
}

describe('the checks of hard inputs', () => {
  it.each([
    ['nothing is changed', 'null', true],
    ['a frame is missing', "select='not(eq(n,100))'", false],
    ['a frame is late', "setpts='(PTS*TB+0.01*eq(N,100))/TB'", false],
    ['a frame is repeated', 'fps=50,select=mod(n\\,2)*eq(n\\,201)+not(mod(n\\,2))', false],
    ['a frame is white', "drawbox=0:0:iw:ih:white:fill:enable='eq(n,100)'", false],
  ])('judge frames where %s', async (_, video, passed) => {
    expect(await finding(everyFrameOnce(frames), { video })).toMatchObject({ passed });
  });

  const word = (enable: string) => `drawbox=140:100:40:20:yellow:fill:enable='${enable}'`;
  it.each([
    ['stays', 'between(t,2.3,3.8)', true],
    ['is missing in one frame', 'between(t,2.3,3.8)*not(eq(n,75))', false],
    ['ends at the join', 'between(t,2.3,2.99)', false],
    ['is missing', '0', false],
  ])('judge a word at a join that %s', async (_, enable, passed) => {
    expect(await finding(steadyAtJoins(frames, '80:60:120:80'), { video: word(enable) })).toMatchObject({ passed });
  });

  it.each([
    ['the same', 'anull', true],
    ['silent for a moment', "volume=0:enable='between(t,3,3.1)'", false],
    [
      'late from a join on',
      'asplit[a][b];[a]atrim=0:3[c];[b]atrim=2.99,asetpts=PTS-STARTPTS[d];[c][d]concat=v=0:a=1',
      false,
    ],
  ])('judge audio that is %s', async (_, audio, passed) => {
    expect(await finding(audioAsSource(2), { audio })).toMatchObject({ passed });
  });

  it('find audio that is late at the end, or lacks samples', async () => {
    const events = path('events.mp4');
    await eventsClip(events, { seconds: 20, fps: 10 });
    const findingOf = async (audio: string) => {
      const file = path('late.mp4');
      ffmpeg(['-i', events, '-c:v', 'copy', '-af', audio, file]);
      return inSyncThroughout(20)(await measureOutput(file, events));
    };
    expect(await findingOf('anull')).toMatchObject({ passed: true });
    expect(await findingOf('asetrate=47800,aresample=48000')).toMatchObject({ passed: false });
    const withGap = await findingOf("asetnsamples=1024,aselect='not(between(n,200,202))'");
    expect(withGap).toMatchObject({ passed: false, measured: expect.stringMatching(/audio 0, .*as decoded 0, -6/) });
  });
});
