import type { EditorView } from '../../../../../product/videos/editor/editor-view.ts';
import type { PageTexts } from '../../../../../texts/texts.ts';
import { readClientData } from '../../client-data.ts';

/** The page's data for the editor. */
export interface EditorData {
  view: EditorView;
  texts: PageTexts['editor'];
  csrfToken: string;
}

export function readEditorData(): EditorData {
  return readClientData<EditorData>('editor-data');
}
