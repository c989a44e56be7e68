import { AppError } from '../../../infra/errors/app-error.ts';
import { type PageRoute, page, redirect, type UserVisit, userPage } from '../page/page-route.ts';
import { DeleteVideoPage } from './delete-video-page.tsx';
import { findVideo, videoOf } from './find-video.ts';
import { videoName } from './video-messages.ts';

const path = '/app/videos/:id';

/** Actions on a video. */
export const videoActionsPages: readonly PageRoute[] = [
  userPage({
    method: 'post',
    path: `${path}/cancel`,
    async handle(visit, deps) {
      const { texts } = visit;
      await findVideo(visit, deps);
      try {
        await deps.videos.cancelVideo(videoOf(visit));
        return redirect(pathOf(visit), { kind: 'done', text: texts.videos.cancelled });
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'conflict')) throw error;
        return redirect(pathOf(visit), { kind: 'problem', text: texts.videos.cancelLate });
      }
    },
  }),
  userPage({
    method: 'post',
    path: `${path}/retry`,
    async handle(visit, deps) {
      const { videos, transact } = deps;
      await findVideo(visit, deps);
      await transact((transaction) => videos.editVideo({ ...videoOf(visit), settings: {} }, transaction));
      await videos.announceWork();
      return redirect(pathOf(visit), { kind: 'done', text: visit.texts.videos.retried });
    },
  }),
  userPage({
    method: 'post',
    path: `${path}/share`,
    async handle(visit, deps) {
      await findVideo(visit, deps);
      await deps.videos.shareVideo(videoOf(visit));
      return redirect(`${pathOf(visit)}#share`, { kind: 'done', text: visit.texts.videos.shared });
    },
  }),
  userPage({
    method: 'post',
    path: `${path}/unshare`,
    async handle(visit, deps) {
      await findVideo(visit, deps);
      await deps.videos.unshareVideo(videoOf(visit));
      return redirect(`${pathOf(visit)}#share`, { kind: 'done', text: visit.texts.videos.unshared });
    },
  }),
  userPage({
    method: 'get',
    path: `${path}/delete`,
    async handle(visit, deps) {
      const video = await findVideo(visit, deps);
      const name = videoName(video, visit.texts.videos.unnamed);
      const content = <DeleteVideoPage videoId={video.videoId} name={name} />;
      return page({ title: visit.texts.videos.deleteTitle, content });
    },
  }),
  userPage({
    method: 'post',
    path: `${path}/delete`,
    async handle(visit, deps) {
      await findVideo(visit, deps);
      await deps.videos.deleteVideo(videoOf(visit));
      return redirect('/app/videos', { kind: 'done', text: visit.texts.videos.deleted });
    },
  }),
];

function pathOf({ params }: UserVisit): string {
  return `/app/videos/${params.id}`;
}
