import { ownFontOfFamily } from '../../../engine/captions/settings/own-font.ts';
import type { FontSet } from '../../../engine/layout/fonts/font-set.ts';
import type { OwnFonts } from '../../fonts/create-own-fonts.ts';
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
  ownFonts: Pick<OwnFonts, 'read'>;
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
    /** A font that a preview named; null = there is no such file, or it is another account's. */
    async readFont({ ownerId, fontId }: { ownerId: number; fontId: string }): Promise<Buffer | null> {
      const own = ownFontOfFamily(fontId);
      return own ? deps.ownFonts.read({ ownerId, font: own }) : (await fontFiles()).read(fontId);
    },
  };
}
