import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chooseEncoder, hardwareNames } from '../../../../src/engine/render/encoders/choose-encoder.ts';
import { encoders } from '../../../../src/engine/render/encoders/encoders.ts';
import { type EncoderProbe, probeEncoder } from '../../../../src/engine/render/encoders/probe-encoder.ts';
import type { EncoderName } from '../../../../src/infra/config/config.ts';
import { ffmpegWithEncoders } from '../../../support/ffmpeg-with-encoders.ts';
import { tools } from '../../../support/make-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'encoders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let programs = 0;
const ffmpegWith = (encodersOf: Omit<Parameters<typeof ffmpegWithEncoders>[0], 'file'>) =>
  ffmpegWithEncoders({ file: join(folder, `ffmpeg${programs++}`), ...encodersOf });

describe('a probe of an encoder', () => {
  it.each(['x264-veryfast', 'x264-medium', 'svt-av1'] as const)('finds that %s works', async (name) => {
    const found = await probeEncoder({ ffmpeg: tools.ffmpeg, name });
    expect(found).toEqual({ works: true, parameterSets: name === 'svt-av1' ? null : expect.any(String) });
  });

  it.each(hardwareNames)('finds that %s works where there is such a device', async (name) => {
    const ffmpeg = ffmpegWith({ works: [encoders[name].ffmpegName] });
    expect(await probeEncoder({ ffmpeg, name })).toEqual({ works: true, parameterSets: expect.any(String) });
  });

  it.each(hardwareNames)('of %s says why it does not work, although ffmpeg lists it', async (name) => {
    const { ffmpegName } = encoders[name];
    const ffmpeg = ffmpegWith({ messages: { [ffmpegName]: 'Cannot load libcuda.so.1' } });
    expect(await probeEncoder({ ffmpeg, name })).toEqual({ works: false, reason: 'Cannot load libcuda.so.1' });
  });

  it('does not trust an encoder that gives other pictures', async () => {
    const ffmpeg = ffmpegWith({ works: ['h264_nvenc'], draws: 'garbage' });
    const found = await probeEncoder({ ffmpeg, name: 'nvenc' });
    expect(found).toEqual({ works: false, reason: expect.stringMatching(/SSIM 0\.\d\d/) });
  });

  it('tells devices apart by the parameter sets that they write', async () => {
    const probe = (name: EncoderName) => probeEncoder({ ffmpeg: tools.ffmpeg, name });
    const [one, same, other] = await Promise.all([
      probe('x264-veryfast'),
      probe('x264-veryfast'),
      probe('x264-medium'),
    ]);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('ends when it is told to', async () => {
    const ffmpeg = ffmpegWith({ hangs: ['h264_nvenc'] });
    const signal = AbortSignal.timeout(300);
    await expect(probeEncoder({ ffmpeg, name: 'nvenc', signal })).rejects.toThrow(/timeout/i);
  });
});

describe('the arguments of a hardware encoder', () => {
  it('are options that this ffmpeg knows for it', async () => {
    const { execa } = await import('execa');
    for (const name of ['nvenc', 'qsv', 'vaapi'] as const) {
      const { stdout } = await execa(tools.ffmpeg, ['-hide_banner', '-h', `encoder=${encoders[name].ffmpegName}`]);
      const args = encoders[name].args({
        frame: { width: 1920, height: 1080 },
        ...{ enlargement: 1, frameRate: { num: 30, den: 1 }, maxBitsPerSecond: 5_000_000 },
      });
      for (const option of ['-preset', '-tune', '-rc', '-cq', '-forced-idr', '-forced_idr', '-idr_interval']) {
        if (args.includes(option)) expect(stdout, `${name} ${option}`).toMatch(new RegExp(`^ +${option} `, 'm'));
      }
    }
  });
});

describe('the encoder of a machine', () => {
  const probeThat = (...working: EncoderName[]) => {
    const asked: EncoderName[] = [];
    const probe = async (name: EncoderName): Promise<EncoderProbe> => {
      asked.push(name);
      return working.includes(name)
        ? { works: true, parameterSets: `sets of ${name}` }
        : { works: false, reason: 'None' };
    };
    return { asked, probe };
  };
  const deps = { ffmpeg: '/nowhere' };

  it('is what was chosen, without a look, where every ffmpeg has it', async () => {
    const { asked, probe } = probeThat();
    expect(await chooseEncoder({ ...deps, probe, choice: 'x264-medium' })).toEqual({
      ...{ name: 'x264-medium', device: '', failed: [] },
    });
    expect(asked).toEqual([]);
  });

  it('is with auto the first hardware encoder that works', async () => {
    const { asked, probe } = probeThat('qsv', 'vaapi');
    expect(await chooseEncoder({ ...deps, probe, choice: 'auto' })).toEqual({
      ...{ name: 'qsv', device: 'qsv sets of qsv' },
      failed: ['nvenc', 'videotoolbox'].map((name) => ({ name, reason: 'None' })),
    });
    expect(asked).toEqual(['nvenc', 'videotoolbox', 'qsv']);
  });

  it('is with auto x264 where no hardware works', async () => {
    const { asked, probe } = probeThat('svt-av1');
    expect(await chooseEncoder({ ...deps, probe, choice: 'auto' })).toMatchObject({
      ...{ name: 'x264-veryfast', device: '' },
      failed: hardwareNames.map((name) => ({ name })),
    });
    expect(asked).toEqual([...hardwareNames]);
  });

  it('that was named and does not work keeps the service from starting, with the reason', async () => {
    await expect(chooseEncoder({ ...deps, ...probeThat(), choice: 'nvenc' })).rejects.toMatchObject({
      code: 'configuration',
      message: expect.stringContaining('ENCODER=nvenc does not work on this machine: None'),
    });
  });

  it('is found on this machine, whatever it has', async () => {
    const found = await chooseEncoder({ ...tools, choice: 'auto' });
    expect(['x264-veryfast', ...hardwareNames]).toContain(found.name);
  });
});
