import type { EditorView } from '../../../product/videos/editor/editor-view.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { ClientData } from '../components/client-data.tsx';

interface EditorPageProps {
  view: EditorView;
  texts: PageTexts['editor'];
  csrfToken: string;
}

/** The page that the editor's script fills. */
export function EditorPage({ view, texts, csrfToken }: EditorPageProps) {
  return (
    <>
      <ClientData id="editor-data" data={{ view, texts, csrfToken }} />
      <div id="editor" class="editor">
        <h1>{texts.title}</h1>
        <p>{texts.loading}</p>
        <noscript>
          <p class="notice notice-problem">{texts.needsScripts}</p>
        </noscript>
      </div>
    </>
  );
}
