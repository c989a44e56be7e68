import { type PageRoute, page, userPage } from '../page/page-route.ts';
import { contentSecurityPolicy } from '../security/security-headers.ts';
import { videoOf } from '../videos/find-video.ts';
import { editorApiPages } from './editor-api.pages.ts';
import { EditorPage } from './editor-page.tsx';

/** The only page that runs WebAssembly: libass draws the captions. */
const headers = { 'Content-Security-Policy': contentSecurityPolicy('WebAssembly') };

const showEditor = userPage({
  method: 'get',
  path: '/app/videos/:id/edit',
  async handle(visit, { editor }) {
    const view = await editor.openEditor(videoOf(visit));
    return page({
      title: visit.texts.editor.title,
      client: 'editor',
      headers,
      content: <EditorPage view={view} texts={visit.texts.editor} csrfToken={visit.session.csrfToken} />,
    });
  },
});

export const editorPages: readonly PageRoute[] = [showEditor, ...editorApiPages];
