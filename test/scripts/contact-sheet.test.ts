import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeContactSheet } from '../../scripts/demo/contact-sheet.ts';
import { makeClip, tools } from '../support/make-clip.ts';
import { probedStreams } from '../support/probe-output.ts';

const dir = mkdtempSync(join(tmpdir(), "contact it's "));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('a contact sheet has the frames of a video side by side', async () => {
  const file = makeClip({ file: join(dir, 'clip.mp4'), seconds: 2, width: 160, height: 120 });
  const outPng = join(dir, "sheet's.png");
  await makeContactSheet({ ffmpeg: tools.ffmpeg, file, outPng, momentsMs: [250, 750, 1250, 1750], heightPx: 60 });
  expect(probedStreams(outPng)[0]).toMatchObject({ codec_name: 'png', width: 320, height: 60 });
});
