import { captionWriters } from '../../src/engine/captions/subtitles/subtitle-formats.ts';
import type { Services } from '../../src/http/services.ts';
import { AppError } from '../../src/infra/errors/app-error.ts';
import { videoFailure } from '../../src/infra/errors/video-failure.ts';
import { mergeSettings } from '../../src/product/videos/actions/edit-video.ts';
import { resolveWanted, resolveWantedChanges } from '../../src/product/videos/actions/resolve-wanted.ts';
import type { VideoOfOwner } from '../../src/product/videos/records/find-video.ts';
import { isWorking } from '../../src/product/videos/records/video-states.ts';
import type { VideoView } from '../../src/product/videos/records/video-view.ts';
import { addFakeVideo, conflict, type FakeWorld, notFound } from './fake-world.ts';

export function fakeVideos(
  world: FakeWorld,
  wanted: Services['presets'] & { ownFonts: Services['fonts'] },
): Services['videos'] {
  const own = ({ ownerId, videoId }: VideoOfOwner): VideoView => {
    const video = world.videos.get(videoId);
    if (video?.ownerId !== ownerId) throw notFound();
    return video;
  };
  const present = (owner: VideoOfOwner) => {
    const video = own(owner);
    if (video.status === 'gone') throw notFound();
    return video;
  };
  return {
    async createVideo(input, transaction) {
      if (!transaction) throw new Error('a video is created in a transaction');
      if (input.videoUrl === 'upload://nobodys') {
        const errors = { video_url: [{ rule: 'exists' }] };
        throw new AppError('invalid_input', { message: 'no such upload', details: { errors } });
      }
      if (input.videoUrl.includes('too-dear')) {
        throw new AppError('allowance_exhausted', { reason: 'nothing_left', args: {} });
      }
      const settings = await resolveWanted(wanted, input);
      world.created.push(input);
      const { ownerId, callbackUrl = null } = input;
      return { videoId: addFakeVideo(world, { ownerId, settings, callbackUrl }).videoId };
    },
    async editVideo(input, transaction) {
      if (!transaction) throw new Error('a video is edited in a transaction');
      const video = present(input);
      const { settings, resetSettings } = await resolveWantedChanges(wanted, input);
      video.settings = mergeSettings(video.settings, settings, resetSettings);
      world.edited.push(input);
      return { videoId: input.videoId };
    },
    async announceWork() {
      world.announced += 1;
    },
    async getVideo(owner) {
      if (world.failWith) throw world.failWith;
      return own(owner);
    },
    async getVideoState(owner) {
      if (world.failWith) throw world.failWith;
      const video = own(owner);
      return { ...video, outputUrl: video.output?.videoUrl ?? null };
    },
    async listVideos({ ownerId, limit, cursor, status }) {
      const mine = [...world.videos.values()].filter((video) => video.ownerId === ownerId).reverse();
      const matching = mine.filter((video) => video.status !== 'gone' && (!status || video.status === status));
      const start = cursor === undefined ? 0 : matching.findIndex(({ videoId }) => videoId === cursor) + 1;
      if (cursor !== undefined && start === 0) {
        throw new AppError('invalid_input', {
          message: 'bad cursor',
          details: { errors: { cursor: [{ rule: 'in' }] } },
        });
      }
      const videos = matching.slice(start, start + limit);
      return { videos, nextCursor: start + limit < matching.length ? (videos.at(-1)?.videoId ?? null) : null };
    },
    async getCaptionsJson(owner) {
      present(owner);
      return JSON.stringify(world.captions.get(owner.videoId) ?? []);
    },
    async getCaptions(owner) {
      present(owner);
      return { language: 'en', captions: world.captions.get(owner.videoId) ?? [] };
    },
    async writeCaptions(owner, format) {
      present(owner);
      return captionWriters[format](world.captions.get(owner.videoId) ?? [], { language: 'en', areGiven: false });
    },
    async findWordsToCheck(owner) {
      present(owner);
      return { doubts: [], rareWord: null };
    },
    async getAssScript(owner) {
      present(owner);
      return '[Script Info]\n';
    },
    async renderStill(input) {
      present(input);
      if (world.failWith) throw world.failWith;
      await resolveWantedChanges(wanted, input);
      world.stills.push(input);
      return Buffer.from('a picture');
    },
    async findCardStill(owner) {
      present(owner);
      return null;
    },
    async shareVideo(owner) {
      const video = present(owner);
      video.shareToken ??= `share${owner.videoId}`;
      return { shareToken: video.shareToken };
    },
    async unshareVideo(owner) {
      present(owner).shareToken = null;
    },
    findSharedVideo: async () => null,
    async *watchVideo(owner, signal) {
      present(owner);
      world.openWatches += 1;
      try {
        yield* world.progress.states;
        if (world.progress.staysOpen && !signal.aborted) {
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        }
      } finally {
        world.openWatches -= 1;
        world.progress.ended += 1;
      }
    },
    async cancelVideo(owner) {
      const video = present(owner);
      if (!isWorking(video.stage)) throw conflict();
      Object.assign(video, { status: 'failed', stage: 'cancelled', failure: videoFailure('cancelled', { args: {} }) });
      return video;
    },
    acceptWatermark: async () => undefined,
    async deleteVideo(owner) {
      Object.assign(present(owner), { status: 'gone', removedBecause: 'deleted' });
      return { billedSeconds: 0 };
    },
  };
}
