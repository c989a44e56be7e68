import { captionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { presetSettings } from '../../../engine/captions/settings/preset-settings.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { hasAtMost } from '../../../infra/validation/field-kinds.ts';
import { fill } from '../../../texts/fill.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { type PageError, toPageError } from '../errors/page-error.ts';
import {
  type PageDeps,
  type PageReply,
  type PageRoute,
  page,
  redirect,
  type UserVisit,
  userPage,
} from '../page/page-route.ts';
import {
  type FormPreset,
  formFromDefaults,
  type NewVideoForm,
  readNewVideoForm,
  toCaptionSettings,
} from './new-video-form.ts';
import { NewVideoPage } from './new-video-page.tsx';

const path = '/app/new';

export const newVideoPages: readonly PageRoute[] = [
  userPage('get', path, async (visit, deps) => {
    const { defaults, presets } = await findLooks(visit, deps);
    const values = { ...formFromDefaults(defaults, presets), url: visit.query.get('url') ?? '' };
    return newVideoPage(visit, deps, { values, presets });
  }),
  userPage('post', path, submitForm, 'file form'),
];

async function submitForm(visit: UserVisit, deps: PageDeps): Promise<PageReply> {
  const { form, texts, session } = visit;
  const { defaults, presets } = await findLooks(visit, deps);
  const values = readNewVideoForm(form, presets);
  const error = errorIn(values, texts);
  if (error) return newVideoPage(visit, deps, { values, presets, error });
  const { chats, videos } = deps;
  const settings = toCaptionSettings(values, { defaults, presets });
  try {
    const input = { ownerId: session.userId, videoUrl: values.uploadUrl || values.url, settings };
    const { videoId } = await deps.transact((transaction) => videos.createVideo(input, transaction));
    await videos.announceWork();
    const style = presetSettings(settings);
    if (values.savesAsDefault)
      await chats.setDefaultSettings(session.userId, { ...style, language: defaults.language });
    return redirect(`/app/videos/${videoId}`, { kind: 'done', text: texts.newVideo.accepted });
  } catch (thrown) {
    const error = messageOf(thrown, texts);
    if (!error) throw thrown;
    // an uploaded file stays in the form
    const { status, headers } = noRoomOf(thrown) ?? {};
    return newVideoPage(visit, deps, { values, presets, error, status, headers });
  }
}

async function findLooks({ session: { userId } }: UserVisit, { accounts, presets }: PageDeps) {
  const [defaults, found] = await Promise.all([accounts.getDefaultSettings(userId), presets.listPresets(userId)]);
  return { defaults, presets: found };
}

function newVideoPage(
  { texts }: UserVisit,
  { config }: PageDeps,
  {
    values,
    presets,
    error,
    ...reply
  }: {
    values: NewVideoForm;
    presets: readonly FormPreset[];
    error?: string;
    status?: number;
    headers?: PageError['headers'];
  },
): PageReply {
  const maxBytes = config.limits.maxSourceBytes;
  return page({
    title: texts.newVideo.title,
    status: reply.status ?? (error ? 422 : 200),
    headers: reply.headers,
    content: <NewVideoPage values={values} presets={presets} maxBytes={maxBytes} error={error} />,
    client: 'new-video',
  });
}

/** null = the values are valid. */
function errorIn({ url, uploadUrl, script }: NewVideoForm, { newVideo: { mistakes } }: PageTexts): string | null {
  const max = captionSettings.script.kind.maxCharacters;
  if (!hasAtMost(script, max)) return fill(mistakes.longScript, { max });
  if (uploadUrl !== '') return null;
  if (url === '') return mistakes.nothing;
  const isHttpUrl = url.length <= 8192 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isHttpUrl ? null : mistakes.notWeb;
}

/** The status and headers of the reply when there is no room for the video; null = there is. */
function noRoomOf(error: unknown): PageError | null {
  const isNoRoom =
    error instanceof AppError && ['storage_limit', 'queue_full', 'service_full', 'disk_low'].includes(error.code);
  return isNoRoom ? toPageError(error) : null;
}

/** null = no error that the form shows. */
function messageOf(error: unknown, { newVideo: { mistakes }, refusals: { named } }: PageTexts): string | null {
  if (!(error instanceof AppError)) return null;
  if (error.code === 'invalid_input') return mistakes.uploadGone;
  if (error.code === 'allowance_exhausted') return mistakes.noTime;
  if (error.code === 'storage_limit') return named.storageFull.message;
  if (error.code === 'queue_full') return named.queueFull.message;
  if (error.code === 'service_full') return named.serviceFull.message;
  return error.code === 'disk_low' ? named.diskLow.message : null;
}
