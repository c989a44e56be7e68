import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import {
  familyOfOwnFont,
  isOwnFont,
  isUploadedFont,
  ownFontOfFamily,
} from '../../../engine/captions/settings/own-font.ts';
import { fill } from '../../../texts/fill.ts';
import { pageNotFound } from '../errors/page-error.ts';
import { bytesReply } from '../files/bytes-reply.ts';
import {
  json,
  type PageDeps,
  type PageReply,
  type PageRoute,
  redirect,
  type UserVisit,
  uncounted,
  userPage,
} from '../page/page-route.ts';
import { presetProblem } from '../presets/preset-problem.ts';
import { fontProblem } from './font-problem.ts';

const back = '/app/profile#presets';
const yearSeconds = 31_536_000;

/** Fonts that an account has sent: they are checked, given to presets, and drawn on its own pages. */
export const fontsPages: readonly PageRoute[] = [
  userPage('post', '/app/profile/presets/font', useFont, 'file form'),
  userPage('post', '/app/profile/presets/font/remove', removeFont),
  /** For the editor's script. */
  userPage(
    'post',
    '/app/fonts',
    async (visit, deps) => {
      try {
        const { font, name, notice } = await acceptFile(visit, deps);
        return json({ font, name, notice });
      } catch (error) {
        return json({ message: fontProblem(error, visit.texts) }, 422);
      }
    },
    'file form',
  ),
  uncounted(
    userPage('get', '/app/fonts/:family', async ({ params, session }, { fonts }) => {
      const font = ownFontOfFamily((params.family ?? '').replace(/\.css$/, ''));
      if (!font || !(await fonts.find({ ownerId: session.userId, font }))) throw pageNotFound();
      const family = familyOfOwnFont(font);
      const css = `@font-face { font-family: "${family}"; src: url("/app/editor/fonts/${family}"); }
.${family} { font-family: "${family}", sans-serif; }
`;
      return bytesReply(Buffer.from(css), { contentType: 'text/css; charset=utf-8', maxAgeSeconds: yearSeconds });
    }),
  ),
];

async function useFont(visit: UserVisit, deps: PageDeps): Promise<PageReply> {
  const { form, texts } = visit;
  if (form.text('file') === '') return problem(texts.fonts.mistakes.nothing);
  try {
    const { font, name, notice } = await acceptFile(visit, deps);
    return await change(
      visit,
      deps,
      (settings) => ({ ...settings, fontFamily: font }),
      (preset) => [fill(texts.fonts.used, { name, preset }), notice].filter(Boolean).join(' '),
    );
  } catch (error) {
    return problem(fontProblem(error, texts));
  }
}

function removeFont(visit: UserVisit, deps: PageDeps): Promise<PageReply> {
  const without = ({ fontFamily: _, ...settings }: CaptionSettings) => settings;
  return change(visit, deps, without, (preset) => fill(visit.texts.fonts.removed, { preset }));
}

/** The file of the form as a font of the account, and what its owner should know of its licence. */
async function acceptFile({ form, session, texts }: UserVisit, { fonts }: PageDeps) {
  const ownerId = session.userId;
  const sent = form.text('file');
  const settings = { fontFamily: isUploadedFont(sent) ? sent : undefined };
  const { fontFamily: font } = await fonts.accept<CaptionSettings>({ ownerId, settings });
  const known = isOwnFont(font) ? await fonts.find({ ownerId, font }) : null;
  if (!known) throw pageNotFound();
  return { ...known, notice: known.isRestricted ? texts.fonts.restricted : null };
}

async function change(
  { form, session, texts }: UserVisit,
  { presets }: PageDeps,
  changed: (settings: CaptionSettings) => CaptionSettings,
  done: (preset: string) => string,
): Promise<PageReply> {
  const { userId } = session;
  const preset = (await presets.listPresets(userId)).find(({ name }) => name === form.text('preset'));
  if (!preset) return problem(texts.presets.mistakes.gone);
  try {
    const { name } = preset;
    await presets.updatePreset({ userId, name, changes: { settings: changed(preset.settings) } });
    return redirect(back, { kind: 'done', text: done(name) });
  } catch (error) {
    return problem(presetProblem(error, texts));
  }
}

function problem(text: string): PageReply {
  return redirect(back, { kind: 'problem', text });
}
