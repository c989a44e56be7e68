import type { FontSet } from '../../../engine/layout/fonts/font-set.ts';
import type { VideoOfOwner } from '../records/find-video.ts';
import { isAcceptedAsWatermark, readWatermark } from '../watermark/watermark-picture.ts';
import { type EditScriptInput, editScript } from './edit-script.ts';
import { createEditingMedia, type EditingMediaDeps } from './editing-media.ts';
import type { EditDraft, PackedDraft } from './editor-view.ts';
import { type FontFiles, listFontFiles } from './font-files.ts';
import { openEditor } from './open-editor.ts';
import { type PreviewEditDeps, type PreviewEditInput, previewEdit } from './preview-edit.ts';
import { findRenderedStretches, findReusableStretches, type RenderedStretchesDeps } from './rendered-stretches.ts';

type EditorEngine = Awaited<ReturnType<EditingMediaDeps['loadEngine']>> & { fonts: FontSet };

type EditorServicesDeps = Omit<
  EditingMediaDeps & PreviewEditDeps & RenderedStretchesDeps,
  'loadEngine' | 'fontFiles'
> & {
  /** Loads fonts and tools when the first editor is opened. */
  loadEngine(): Promise<EditorEngine>;
};

export type EditorServices = Omit<ReturnType<typeof createEditorServices>, 'close'>;

/** Binds the actions of the caption editor to their dependencies. `close` stops all running work. */
export function createEditorServices(deps: EditorServicesDeps) {
  const media = createEditingMedia(deps);
  let files: Promise<FontFiles> | null = null;
  const fontFiles = () => {
    files ??= deps.loadEngine().then(({ fonts }) => listFontFiles(fonts.fontDirs));
    return files;
  };
  return {
    ...media,
    openEditor: (owner: VideoOfOwner) => openEditor(deps, owner),
    previewEdit: (input: PreviewEditInput) => previewEdit({ ...deps, fontFiles }, input),
    editScript: (input: EditScriptInput) => editScript(deps, input),
    findRenderedStretches: (owner: VideoOfOwner) => findRenderedStretches(deps, owner),
    findReusableStretches: (input: VideoOfOwner & { draft: EditDraft | PackedDraft }) =>
      findReusableStretches(deps, input),
    acceptWatermark: (of: { ownerId: number; picture: string }) => isAcceptedAsWatermark(deps, of),
    readWatermark: (of: { ownerId: number; uploadId: string }) => readWatermark(deps, of),
    /** A font that a preview named; null = there is no such file. */
    readFont: async (fontId: string) => (await fontFiles()).read(fontId),
  };
}
