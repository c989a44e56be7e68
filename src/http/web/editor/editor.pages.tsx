import { ClientData, ClientJson } from '../components/client-data.tsx';
import { type PageRoute, page, userPage } from '../page/page-route.ts';
import { contentSecurityPolicy } from '../security/security-headers.ts';
import { videoOf } from '../videos/find-video.ts';
import { editorApiPages } from './editor-api.pages.ts';

/** The only page that runs WebAssembly: libass draws the captions. */
const headers = { 'Content-Security-Policy': contentSecurityPolicy('WebAssembly') };

/** The page that the editor's script fills. */
const showEditor = userPage('get', '/app/videos/:id/edit', async (visit, { editor, presets: ofAccount, fonts }) => {
  const { captionsJson, ...view } = await editor.openEditor(videoOf(visit));
  const known = await ofAccount.listPresets(visit.session.userId);
  const presets = { known: known.map(({ name, settings }) => ({ name, settings })), texts: visit.texts.presets };
  const texts = visit.texts.editor;
  const ownFonts = { known: await fonts.list(visit.session.userId), texts: visit.texts.fonts };
  const content = (
    <>
      <ClientData
        id="editor-data"
        data={{ view, texts, presets, fonts: ownFonts, csrfToken: visit.session.csrfToken }}
      />
      <ClientJson id="editor-captions" json={captionsJson} />
      <div id="editor" class="editor">
        <h1>{texts.title}</h1>
        <p>{texts.loading}</p>
        <noscript>
          <p class="notice notice-problem">{texts.needsScripts}</p>
        </noscript>
      </div>
    </>
  );
  return page({ title: texts.title, client: 'editor', headers, content });
});

export const editorPages: readonly PageRoute[] = [showEditor, ...editorApiPages];
