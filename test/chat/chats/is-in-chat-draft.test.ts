import { describe, expect, it } from 'vitest';
import { createConversationModel, newConversation } from '../../../src/chat/chats/conversation.model.ts';
import { startConversation } from '../../../src/chat/conversation/chat-state.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import { createVideo } from '../../../src/product/videos/actions/create-video.ts';
import { deleteVideo } from '../../../src/product/videos/actions/delete-video.ts';
import { sweep } from '../../../src/product/videos/sweeping/sweep.ts';
import { videoParts } from '../../support/video-parts.ts';

const parts = await videoParts();
const deps = { ...parts, getDictionary: async () => [] };
const conversations = createConversationModel(parts.database.connection);

/** One of three days ago. */
async function newUpload(ownerId: number, kind: object): Promise<string> {
  const _id = `u${ownerId}`;
  const key = `uploads/${_id}`;
  const createdAt = new Date(parts.clock() - 3 * 24 * 3_600_000);
  await parts.uploads.create({ _id, ownerId, key, fileName: null, sizeBytes: 5, createdAt, ...kind });
  return `upload://${_id}`;
}

/** A chat with a draft of a video; `earlier` is an older version of the draft. */
async function newDraft(ownerId: number, settings: CaptionSettings, earlier?: CaptionSettings) {
  const { videoId } = await createVideo(deps, { ownerId, videoUrl: 'https://example.com/a.mp4', settings: {} });
  const history = earlier ? [{ version: 1, settings: earlier }] : [];
  const video = {
    ...{ videoId, sourceUrl: null, settings: {}, revision: 1, state: 'processed' as const },
    draft: { version: 2, settings, history },
  };
  await conversations.create({
    ...newConversation({ kind: 'telegram', chatId: String(ownerId) }, new Date()),
    ...{ _id: `telegram:${ownerId}`, userId: ownerId },
    state: { ...startConversation({ language: 'en' }), videos: [video] },
  });
  return videoId;
}

describe('a draft in a chat', () => {
  it('keeps its watermark as long as its video is there', async () => {
    const picture = await newUpload(1, { picture: { type: 'png', width: 1, height: 1 } });
    const videoId = await newDraft(1, {}, { watermark: { picture } });
    await sweep(parts);
    expect(await parts.uploads.countDocuments({ ownerId: 1 })).toBe(1);
    await deleteVideo(deps, { ownerId: 1, videoId });
    await sweep(parts);
    expect(await parts.uploads.countDocuments({ ownerId: 1 })).toBe(0);
  });

  it('keeps its font, and no other', async () => {
    const font = `font://${'a'.repeat(32)}` as const;
    await newUpload(2, { font: { id: font, name: 'Brand', isRestricted: false } });
    await newUpload(3, { font: { id: font, name: 'Brand', isRestricted: false } });
    await newDraft(2, { fontFamily: font });
    await sweep(parts);
    expect((await parts.uploads.find({ ownerId: { $in: [2, 3] } }).lean()).map(({ ownerId }) => ownerId)).toEqual([2]);
  });
});
