import { describe, expect, it } from 'vitest';
import { checkEncoder } from '../../../../src/engine/render/encoders/check-encoder.ts';
import type { EncoderProbe } from '../../../../src/engine/render/encoders/probe-encoder.ts';
import type { EncoderChoice, EncoderName } from '../../../../src/infra/config/config.ts';

const check = (choice: EncoderChoice, ...working: EncoderName[]) =>
  checkEncoder({
    choice,
    ffmpeg: '/nowhere',
    probe: async (name): Promise<EncoderProbe> =>
      working.includes(name) ? { works: true, parameterSets: null } : { works: false, reason: `no ${name}` },
  });

describe('the check of the encoder', () => {
  it('says what is used, what else works, and why the others do not', async () => {
    expect(await check('x264-veryfast', 'svt-av1')).toEqual({
      ok: true,
      message:
        'x264-veryfast; works here: svt-av1; does not: nvenc (no nvenc), videotoolbox (no videotoolbox), qsv (no qsv), vaapi (no vaapi)',
    });
  });

  it('says what auto chooses', async () => {
    expect((await check('auto', 'vaapi', 'qsv')).message).toMatch(/^qsv, chosen by auto; works here: qsv, vaapi;/);
    expect((await check('auto')).message).toMatch(/^x264-veryfast, chosen by auto; works here: x264 only;/);
  });

  it('fails with what to do where the encoder that was named does not work', async () => {
    expect(await check('nvenc', 'qsv')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^nvenc does not work; works here: qsv; does not: nvenc \(no nvenc\)/),
      fix: expect.stringContaining('auto'),
    });
    expect(await check('nvenc', 'nvenc')).toMatchObject({ ok: true });
  });
});
