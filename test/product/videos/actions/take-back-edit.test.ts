import { beforeEach, describe, expect, it } from 'vitest';
import { cancelVideo } from '../../../../src/product/videos/actions/cancel-video.ts';
import { editVideo } from '../../../../src/product/videos/actions/edit-video.ts';
import { createReadState } from '../../../../src/product/videos/actions/get-video.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const deps = { ...parts, readState: createReadState(parts) };
const line = (text: string) => [{ start: 0, end: 1, text }];
const stored = () => parts.videos.findOne().orFail().lean();

/** A finished video with yellow letters and a text. */
async function finishedVideo() {
  await parts.videos.deleteMany({});
  const finished = { stage: 'processed' as const, outputToken: 'output', transcriptKey: 'heard' };
  const shown = { settings: { fontColor: '#FFE500' }, givenCaptions: JSON.stringify(line('We use reals')) };
  await buildVideo(parts.videos, { ...finished, ...shown });
  const { _id: videoId, ownerId } = await stored();
  return { videoId, ownerId };
}

let video: { videoId: string; ownerId: number };
beforeEach(async () => {
  video = await finishedVideo();
});

const corrected = { settings: { fontColor: '#FF0000' }, captions: JSON.stringify(line('We use Reels')) };
const stop = () => cancelVideo(deps, { ...video, takesBack: true });
const text = async () => (await stored()).givenCaptions;

describe('an edit that is stopped in a chat', () => {
  it('leaves text and settings as the finished video shows them', async () => {
    await editVideo(deps, { ...video, ...corrected });
    await stop();
    expect(await stored()).toMatchObject({
      ...{ stage: 'cancelled', settings: { fontColor: '#FFE500' }, errorArgs: { takenBack: 1 } },
      givenCaptions: expect.stringContaining('We use reals'),
    });
  });

  it('takes back every edit that has not ended in an output', async () => {
    await editVideo(deps, { ...video, ...corrected });
    await editVideo(deps, { ...video, settings: {}, captions: JSON.stringify(line('We use Reels now')) });
    await stop();
    expect(await text()).toContain('We use reals');
  });

  it('can be made after all, once', async () => {
    await editVideo(deps, { ...video, ...corrected });
    await stop();
    await editVideo(deps, { ...video, settings: {}, resumesStopped: true });
    expect(await stored()).toMatchObject({ stage: 'queued', revision: 3, settings: { fontColor: '#FF0000' } });
    expect(await text()).toContain('We use Reels');
    const again = editVideo(deps, { ...video, settings: {}, resumesStopped: true });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    // stopped again, it is taken back again
    await stop();
    expect(await text()).toContain('We use reals');
  });

  it('is forgotten by another edit', async () => {
    await editVideo(deps, { ...video, ...corrected });
    await stop();
    await editVideo(deps, { ...video, settings: { fontSize: 40 } });
    expect(await stored()).toMatchObject({ settings: { fontColor: '#FFE500', fontSize: 40 }, stoppedEdit: null });
  });

  it('keeps what it wants where the speech was transcribed again', async () => {
    await editVideo(deps, { ...video, settings: { language: 'de' } });
    await stop();
    expect(await stored()).toMatchObject({ stage: 'cancelled', settings: { language: 'de' }, errorArgs: {} });
  });
});

it('an edit that is stopped over the API keeps what it wants', async () => {
  await editVideo(deps, { ...video, ...corrected });
  await cancelVideo(deps, video);
  expect(await text()).toContain('We use Reels');
});
