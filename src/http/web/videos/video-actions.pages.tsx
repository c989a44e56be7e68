import { AppError } from '../../../infra/errors/app-error.ts';
import { billedOf } from '../../../product/videos/actions/cancel-video.ts';
import { fill } from '../../../texts/fill.ts';
import { shortDuration } from '../../../texts/format.ts';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { type PageRoute, page, redirect, type UserVisit, userPage } from '../page/page-route.ts';
import { presetProblem } from '../presets/preset-problem.ts';
import { findVideo, videoOf } from './find-video.ts';
import { videoName } from './video-state.tsx';

const path = '/app/videos/:id';

/** Actions on a video. */
export const videoActionsPages: readonly PageRoute[] = [
  userPage('post', `${path}/cancel`, async (visit, deps) => {
    const { texts, language } = visit;
    await findVideo(visit, deps);
    try {
      const billed = billedOf((await deps.videos.cancelVideo(videoOf(visit))).failure);
      const time = shortDuration(language, billed);
      const text = billed === 0 ? texts.videos.cancelled : fill(texts.videos.cancelledBilled, { time });
      return redirect(pathOf(visit), { kind: 'done', text });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
      return redirect(pathOf(visit), { kind: 'problem', text: texts.videos.cancelLate });
    }
  }),
  userPage('post', `${path}/retry`, async (visit, deps) => {
    const { videos, transact } = deps;
    await findVideo(visit, deps);
    await transact((transaction) => videos.editVideo({ ...videoOf(visit), settings: {} }, transaction));
    await videos.announceWork();
    return redirect(pathOf(visit), { kind: 'done', text: visit.texts.videos.retried });
  }),
  userPage('post', `${path}/share`, async (visit, deps) => {
    await findVideo(visit, deps);
    await deps.videos.shareVideo(videoOf(visit));
    return redirect(`${pathOf(visit)}#share`, { kind: 'done', text: visit.texts.videos.shared });
  }),
  userPage('post', `${path}/unshare`, async (visit, deps) => {
    await findVideo(visit, deps);
    await deps.videos.unshareVideo(videoOf(visit));
    return redirect(`${pathOf(visit)}#share`, { kind: 'done', text: visit.texts.videos.unshared });
  }),
  userPage('post', `${path}/preset`, async (visit, deps) => {
    const { settings } = await findVideo(visit, deps);
    const { form, session, texts } = visit;
    const isDefault = form.text('for_all') !== '' || undefined;
    try {
      const wanted = { userId: session.userId, name: form.text('name'), settings, isDefault };
      const { name } = await deps.presets.savePreset(wanted);
      return redirect(pathOf(visit), { kind: 'done', text: fill(texts.presets.saved, { name }) });
    } catch (error) {
      return redirect(`${pathOf(visit)}#save-look`, { kind: 'problem', text: presetProblem(error, texts) });
    }
  }),
  userPage('get', `${path}/delete`, async (visit, deps) => {
    const video = await findVideo(visit, deps);
    const name = videoName(video, visit.texts.videos.unnamed);
    const content = <DeleteVideoPage videoId={video.videoId} name={name} />;
    return page({ title: visit.texts.videos.deleteTitle, content });
  }),
  userPage('post', `${path}/delete`, async (visit, deps) => {
    await findVideo(visit, deps);
    const { billedSeconds } = await deps.videos.deleteVideo(videoOf(visit));
    const { deleted, deletedBilled } = visit.texts.videos;
    const time = shortDuration(visit.language, billedSeconds);
    const text = billedSeconds === 0 ? deleted : fill(deletedBilled, { time });
    return redirect('/app/videos', { kind: 'done', text });
  }),
];

function pathOf({ params }: UserVisit): string {
  return `/app/videos/${params.id}`;
}

function DeleteVideoPage({ videoId, name }: { videoId: string; name: string }) {
  const t = usePage().texts.videos;
  const path = `/app/videos/${videoId}`;
  return (
    <section class="card card-narrow">
      <h1>{t.deleteTitle}</h1>
      <p>
        <strong class="breakable">{name}</strong>
      </p>
      <p class="intro">{t.deleteHint}</p>
      <PostForm action={`${path}/delete`}>
        <div class="buttons">
          <button type="submit" class="button button-danger button-solid">
            {t.deleteIt}
          </button>
          <a class="button button-quiet" href={path}>
            {t.keepIt}
          </a>
        </div>
      </PostForm>
    </section>
  );
}
