import type { PreviewAudioPart, PreviewFacts } from '../../../engine/render/preview/preview-playlists.ts';
import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';

/** The beginning of a video that is still transcribed. */
export interface PreviewBeginning {
  /** Content keys, from the first segment of the plan on. */
  segmentKeys: string[];
  /** Key of its sound in the object store; null = the video has none. */
  soundKey: string | null;
  /** The parts of that sound. They are the first ones of the whole, too. */
  sound: PreviewAudioPart[];
}

/** Makes a revision watchable while it is rendered; each revision has one, with its own address. */
export const createPreviewModel = defineModel({
  name: 'Preview',
  collection: 'previews',
  fields: {
    /** Unguessable; the only part of the address that is checked. */
    _id: field.text(),
    videoId: field.text(),
    revision: field.number(),
    facts: field.json<PreviewFacts>(),
    /** Content keys of the plan's segments, in order; empty while the video is transcribed. */
    segmentKeys: field.list(field.text()),
    /** What is shown meanwhile, and of each place until the plan's own segment is rendered. */
    beginning: field.json<PreviewBeginning>().nullable().optional(),
    /** Key of the audio in the object store; null = the video has none. */
    soundKey: field.text().nullable(),
    createdAt: field.date(),
  },
  indexes: [[{ videoId: 1, revision: 1 }, { unique: true }], [{ soundKey: 1 }], [{ createdAt: 1 }]],
});

export type PreviewModel = ReturnType<typeof createPreviewModel>;
export type PreviewRecord = RecordOf<typeof createPreviewModel>;
