import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EditPreview, RenderStretch } from '../../../../../product/videos/editor/editor-view.ts';
import type { PageTexts } from '../../../../../texts/texts.ts';
import type { Edit } from '../document/edit.ts';
import type { EditDocument } from '../document/edit-document.ts';
import type { EditorApi } from './editor-api.ts';
import type { EditorData } from './editor-data.ts';
import type { Player } from './player.ts';

/** What every part of the editor may need: what is edited, how to change it, and where in the video one is. */
export interface EditorSession {
  data: EditorData;
  texts: PageTexts['editor'];
  api: EditorApi;
  player: Player;
  document: EditDocument;
  /** @param gesture changes that share one are taken back together */
  edit(edit: Edit, gesture?: string): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  selected: number | null;
  select(wordId: number | null): void;
  preview: EditPreview | null;
  /** Parts of the picture: those that are rendered, and those that have still to be. */
  stretches: RenderStretch[];
}

export const SessionContext = createContext<EditorSession | null>(null);

/** @throws Error outside of the editor: a slip of ours */
export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('this part belongs into the editor');
  return session;
}
