import { AppError } from '../../../infra/errors/app-error.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import type { PageDeps } from '../page/page-deps.ts';
import { type PageReply, type PageRoute, page, redirect, type UserVisit, userPage } from '../page/page-route.ts';
import { formFromDefaults, type NewVideoForm, readNewVideoForm, toCaptionSettings } from './new-video-form.ts';
import { NewVideoPage } from './new-video-page.tsx';

const path = '/app/new';

export const newVideoPages: readonly PageRoute[] = [
  userPage({
    method: 'get',
    path,
    async handle(visit, deps) {
      const defaults = await deps.accounts.getDefaultSettings(visit.session.userId);
      const values = { ...formFromDefaults(defaults), url: visit.query.get('url') ?? '' };
      return newVideoPage(visit, deps, { values });
    },
  }),
  userPage({ method: 'post', path, body: 'file form', handle: submitForm }),
];

async function submitForm(visit: UserVisit, deps: PageDeps): Promise<PageReply> {
  const { form, texts, session } = visit;
  const values = readNewVideoForm(form);
  const error = errorIn(values, texts);
  if (error) return newVideoPage(visit, deps, { values, error });
  const { accounts, chats, videos } = deps;
  const defaults = await accounts.getDefaultSettings(session.userId);
  const settings = toCaptionSettings(values, defaults);
  try {
    const input = { ownerId: session.userId, videoUrl: values.uploadUrl || values.url, settings };
    const { videoId } = await deps.transact((transaction) => videos.createVideo(input, transaction));
    await videos.announceWork();
    const { language: _language, ...style } = settings;
    if (values.savesAsDefault)
      await chats.setDefaultSettings(session.userId, { ...style, language: defaults.language });
    return redirect(`/app/videos/${videoId}`, { kind: 'done', text: texts.newVideo.accepted });
  } catch (thrown) {
    const refused = messageOf(thrown, texts);
    if (!refused) throw thrown;
    // an uploaded file stays in the form
    return newVideoPage(visit, deps, { values, error: refused });
  }
}

function newVideoPage(
  { texts }: UserVisit,
  { config }: PageDeps,
  { values, error }: { values: NewVideoForm; error?: string },
): PageReply {
  const maxBytes = config.limits.maxSourceBytes;
  return page({
    title: texts.newVideo.title,
    status: error ? 422 : 200,
    content: <NewVideoPage values={values} maxBytes={maxBytes} error={error} />,
    client: 'new-video',
  });
}

/** null = the values are valid. */
function errorIn({ url, uploadUrl }: NewVideoForm, { newVideo: { mistakes } }: PageTexts): string | null {
  if (uploadUrl !== '') return null;
  if (url === '') return mistakes.nothing;
  const isHttpUrl = url.length <= 8192 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isHttpUrl ? null : mistakes.notWeb;
}

/** null = no error that the form shows. */
function messageOf(error: unknown, { newVideo: { mistakes } }: PageTexts): string | null {
  if (!(error instanceof AppError)) return null;
  if (error.code === 'invalid_input') return mistakes.uploadGone;
  return error.code === 'allowance_exhausted' ? mistakes.noTime : null;
}
