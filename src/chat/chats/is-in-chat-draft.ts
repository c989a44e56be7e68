import type { VideoModel } from '../../product/videos/records/video.model.ts';
import type { ConversationModel, ConversationRecord } from './conversation.model.ts';

interface DraftsDeps {
  conversations: ConversationModel;
  videos: VideoModel;
}

/**
 * Whether somebody has chosen a picture or a font for a video in a chat, and has not rendered it yet. It counts as long as
 * the video does. Reads the chats of one account, each of which knows a few videos.
 * @param of.value `upload://…` of a watermark, or `font://…`
 */
export async function isInChatDraft(
  { conversations, videos }: DraftsDeps,
  { ownerId, value }: { ownerId: number; value: string },
): Promise<boolean> {
  const chats = await conversations
    .find({ userId: ownerId }, { 'state.videos.videoId': 1, 'state.videos.draft': 1 })
    .lean<Pick<ConversationRecord, 'state'>[]>();
  const drawn = chats
    .flatMap(({ state }) => state?.videos ?? [])
    .filter(({ draft }) => {
      const versions = draft ? [draft, ...draft.history] : [];
      return versions.some(({ settings }) => settings.watermark?.picture === value || settings.fontFamily === value);
    });
  if (drawn.length === 0) return false;
  const ids = drawn.map(({ videoId }) => videoId);
  return (await videos.exists({ _id: { $in: ids }, ownerId, removedAt: null })) !== null;
}
