import { readFile } from 'node:fs/promises';
import { emojiArtPath } from '../../../engine/captions/emojis/emoji-art-path.ts';
import { pageNotFound } from '../errors/page-error.ts';
import { bytesReply } from '../files/bytes-reply.ts';
import { json, jsonText, media, type PageRoute, type UserVisit, uncounted, userPage } from '../page/page-route.ts';
import { presetProblem } from '../presets/preset-problem.ts';
import { findVideo, videoOf } from '../videos/find-video.ts';
import { failureMessage } from '../videos/video-state.tsx';
import { captionsJsonOf, readPreset, readTerm } from './read-draft.ts';
import type { DraftKind } from './read-draft-body.ts';

const path = '/app/videos/:id/edit';
type Handler = Parameters<typeof userPage>[2];
const get = (part: string, handle: Handler) => userPage('get', `${path}/${part}`, handle);
const post = (part: string, handle: Handler) => userPage('post', `${path}/${part}`, handle, 'json');
const postDraft = (part: DraftKind, handle: Handler) => userPage('post', `${path}/${part}`, handle, 'draft');
const yearSeconds = 31_536_000;

/** The requests of the editor's script. */
export const editorApiPages: readonly PageRoute[] = [
  postDraft('preview', async (visit, { editor, drafts }) => {
    return json(await editor.previewEdit({ ...videoOf(visit), ...(await drafts.read('preview', ...sent(visit))) }));
  }),
  postDraft('stretches', async (visit, { editor, drafts }) => {
    const { draft } = await drafts.read('stretches', ...sent(visit));
    return json(await editor.findReusableStretches({ ...videoOf(visit), draft }));
  }),
  postDraft('script', async (visit, { editor, drafts }) => {
    const { draft, script } = await drafts.read('script', ...sent(visit));
    return jsonText(await editor.editScript({ ...videoOf(visit), draft, script }));
  }),
  postDraft('render', async (visit, { transact, videos, drafts, logger }) => {
    const video = videoOf(visit);
    const { draft, baseRevision } = await drafts.read('render', ...sent(visit));
    const { settings, resetSettings } = draft;
    const edit = { ...video, captions: captionsJsonOf(draft), settings, resetSettings, baseRevision, endsDraft: true };
    await transact((transaction) => videos.editVideo(edit, transaction));
    // the edit is stored, and workers find it anyway: without the announcement it only starts later
    await videos.announceWork().catch((err) => logger.warn({ err }, 'an edit could not be announced to the workers'));
    return json({ revision: (await videos.getVideo(video)).revision }, 201);
  }),
  post('preset', async (visit, deps) => {
    const preset = readPreset(visit.json);
    await findVideo(visit, deps);
    try {
      const { name, settings } = await deps.presets.savePreset({ userId: visit.session.userId, ...preset });
      return json({ name, settings });
    } catch (error) {
      return json({ message: presetProblem(error, visit.texts) }, 422);
    }
  }),
  userPage(
    'post',
    `${path}/watermark`,
    async (visit, deps) => {
      await findVideo(visit, deps);
      const picture = visit.form.text('file');
      const isAccepted = await deps.editor.acceptWatermark({ ownerId: visit.session.userId, picture });
      if (!isAccepted) return json({ message: visit.texts.editor.look.watermarks.refused }, 422);
      return json({ picture });
    },
    'file form',
  ),
  post('term', async (visit, deps) => {
    const { accounts } = deps;
    const { userId } = visit.session;
    const term = readTerm(visit.json);
    await findVideo(visit, deps);
    const entries = await accounts.addToDictionary({ userId, entries: [term] });
    return json({ entries: entries.length });
  }),
  get('state', async (visit, { videos, editor }) => {
    const video = videoOf(visit);
    const { revision, stage, status, progress, failure } = await videos.getVideo(video);
    const stretches = await editor.findRenderedStretches(video);
    const message = failure && failureMessage(visit.language, failure);
    return json({ revision, stage, status, progress, message, stretches });
  }),
  get('readability', async (visit, { readability }) => {
    return json(await readability.readReadability(videoOf(visit), visit.signal));
  }),
  get('picture', async (visit, { editor }) => json(await editor.prepareEditingVideo(videoOf(visit)))),
  uncounted(
    get('picture.mp4', async (visit, { editor, outputs }) => {
      const { object, contentType } = await editor.findEditingVideo(videoOf(visit));
      const read = (range?: { start: number; end: number }) => outputs.readOutput(object.key, range);
      return media({ object, contentType, read, maxAgeSeconds: 0 });
    }),
  ),
  get('waveform', async (visit, { editor }) => {
    return bytesReply(await editor.readWaveform(videoOf(visit), visit.signal), {
      contentType: 'application/octet-stream',
    });
  }),
  uncounted(
    userPage('get', '/app/editor/fonts/:font', async ({ params, session }, { editor }) => {
      const font = await editor.readFont({ ownerId: session.userId, fontId: params.font ?? '' });
      if (!font) throw pageNotFound();
      return bytesReply(font, { contentType: 'font/ttf', maxAgeSeconds: yearSeconds });
    }),
  ),
  uncounted(
    userPage('get', '/app/editor/pictures/:upload', async ({ params, session }, { editor }) => {
      const picture = await editor.readWatermark({ ownerId: session.userId, uploadId: params.upload ?? '' });
      if (!picture) throw pageNotFound();
      return bytesReply(picture.bytes, { contentType: picture.contentType, maxAgeSeconds: yearSeconds });
    }),
  ),
  uncounted(
    userPage('get', '/app/editor/emojis/:codes', async ({ params }) => {
      const svg = await readEmojiSvg(params.codes ?? '');
      if (!svg) throw pageNotFound();
      return bytesReply(svg, { contentType: 'image/svg+xml', maxAgeSeconds: yearSeconds });
    }),
  ),
];

/** The draft, and for whom it is read. */
function sent({ draft, session, signal }: UserVisit) {
  return [draft, { owner: `user:${session.userId}`, signal }] as const;
}

/** The picture of an emoji, by its code points: `1f44d-1f3fd`. null = there is none. */
async function readEmojiSvg(codes: string): Promise<Buffer | null> {
  if (!/^[0-9a-f]{2,6}(-[0-9a-f]{2,6}){0,15}$/.test(codes)) return null;
  const codePoints = codes.split('-').map((code) => Number.parseInt(code, 16));
  if (codePoints.some((codePoint) => codePoint > 0x10ffff)) return null;
  const path = emojiArtPath(String.fromCodePoint(...codePoints));
  return path === null ? null : readFile(path);
}
