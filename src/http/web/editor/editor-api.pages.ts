import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pageNotFound } from '../errors/page-error.ts';
import { json, media, type PageRoute, userPage } from '../page/page-route.ts';
import { readDraft, readEdit, readMoment, readTerm } from './read-draft.ts';
import { readEmojiArt } from './read-emoji-art.ts';
import { videoOf } from './video-of.ts';

const path = (part: string) => `/app/videos/:id/edit/${part}`;
const yearSeconds = 31_536_000;

/** What the editor's script asks for while somebody edits. */
export const editorApiPages: readonly PageRoute[] = [
  userPage({
    ...{ method: 'post', path: path('preview'), body: 'json' },
    async handle(visit, { editor }) {
      const input = { ...videoOf(visit), draft: readDraft(visit.json), atMs: readMoment(visit.json) };
      return json(await editor.previewEdit(input));
    },
  }),
  userPage({
    ...{ method: 'post', path: path('stretches'), body: 'json' },
    async handle(visit, { editor }) {
      return json(await editor.findReusableStretches({ ...videoOf(visit), draft: readDraft(visit.json) }));
    },
  }),
  userPage({
    ...{ method: 'post', path: path('render'), body: 'json' },
    async handle(visit, { transact, videos, logger }) {
      const owner = videoOf(visit);
      const edit = readEdit(visit.json);
      await transact((transaction) => videos.editVideo({ ...owner, ...edit }, transaction));
      // it is kept and will be found anyway
      await videos.announceWork().catch((err) => logger.warn({ err }, 'an edit was not announced'));
      return json({ revision: (await videos.getVideo(owner)).revision }, 201);
    },
  }),
  userPage({
    ...{ method: 'post', path: path('term'), body: 'json' },
    async handle(visit, { accounts }) {
      const { userId } = visit.session;
      const term = readTerm(visit.json);
      const others = (await accounts.getDictionary(userId)).filter(({ from }) => from !== term.from);
      await accounts.setDictionary(userId, [...others, term]);
      return json({ entries: others.length + 1 });
    },
  }),
  userPage({
    ...{ method: 'get', path: path('state') },
    async handle(visit, { videos, editor }) {
      const owner = videoOf(visit);
      const { revision, stage, status, progress, message } = await videos.getVideo(owner);
      const stretches = await editor.findRenderedStretches(owner);
      return json({ revision, stage, status, progress, message, stretches });
    },
  }),
  userPage({
    ...{ method: 'get', path: path('picture') },
    handle: async (visit, { editor }) => json(await editor.prepareEditingVideo(videoOf(visit))),
  }),
  userPage({
    ...{ method: 'get', path: path('picture.mp4') },
    async handle(visit, { editor, outputs }) {
      const { object, contentType } = await editor.findEditingVideo(videoOf(visit));
      const read = (range?: { start: number; end: number }) => outputs.readOutput(object.key, range);
      return media({ object, contentType, read, maxAgeSeconds: 0 });
    },
  }),
  userPage({
    ...{ method: 'get', path: path('waveform') },
    async handle(visit, { editor }) {
      return bytes(await editor.readWaveform(videoOf(visit)), { contentType: 'application/octet-stream' });
    },
  }),
  userPage({
    ...{ method: 'get', path: '/app/editor/fonts/:font' },
    async handle({ params }, { editor }) {
      const font = await editor.readFont(params.font ?? '');
      if (!font) throw pageNotFound();
      return bytes(font, { contentType: 'font/ttf', maxAgeSeconds: yearSeconds });
    },
  }),
  userPage({
    ...{ method: 'get', path: '/app/editor/emojis/:codes' },
    async handle({ params }) {
      const art = await readEmojiArt(params.codes ?? '');
      if (!art) throw pageNotFound();
      return bytes(art, { contentType: 'image/svg+xml', maxAgeSeconds: yearSeconds });
    },
  }),
];

function bytes(buffer: Buffer, { contentType, maxAgeSeconds = 0 }: { contentType: string; maxAgeSeconds?: number }) {
  const object = { sizeBytes: buffer.length, etag: createHash('sha256').update(buffer).digest('hex').slice(0, 20) };
  const read = async (range?: { start: number; end: number }) =>
    Readable.from([range ? buffer.subarray(range.start, range.end + 1) : buffer], { objectMode: false });
  return media({ object, contentType, maxAgeSeconds, read });
}
