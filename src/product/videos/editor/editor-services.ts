import type { StoredObject } from '../../../infra/storage/object-store.ts';
import type { VideoOfOwner } from '../video-services.ts';
import type { EditDraft, EditingVideoState, EditorView, EditPreview, RenderStretch } from './editor-view.ts';

/**
 * What the caption editor stands on; each throws AppError `not_found` for a video that is not the owner's or is gone.
 */
export interface EditorServices {
  /** @throws AppError `conflict` while there is nothing to edit */
  openEditor(owner: VideoOfOwner): Promise<EditorView>;
  /**
   * What a draft looks like half a minute around a moment, by the code that renders.
   * @throws AppError `conflict` while the video has not been fetched
   */
  previewEdit(input: VideoOfOwner & { draft: EditDraft; atMs: number }): Promise<EditPreview>;
  /** What has been rendered of the revision in hand, and what has not; empty until it is planned. */
  findRenderedStretches(owner: VideoOfOwner): Promise<RenderStretch[]>;
  /** What a draft would have rendered anew; null = all of it, or nobody knows. @throws AppError `conflict` */
  findReusableStretches(input: VideoOfOwner & { draft: EditDraft }): Promise<RenderStretch[] | null>;
  /** Begins to make a picture that browsers play, where the source is none. @throws AppError `conflict` */
  prepareEditingVideo(owner: VideoOfOwner): Promise<EditingVideoState>;
  /** @throws AppError `not_found`, also while it is being made */
  findEditingVideo(owner: VideoOfOwner): Promise<{ object: StoredObject; contentType: string }>;
  /** Peaks of the sound, 50 a second, 0–255 each; empty without sound. @throws AppError `conflict` */
  readWaveform(owner: VideoOfOwner): Promise<Buffer>;
  /** A font that a preview named; null = there is no such file. */
  readFont(fontId: string): Promise<Buffer | null>;
}
