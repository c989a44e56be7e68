import { createConversationModel } from '../chat/chats/conversation.model.ts';
import { isInChatDraft } from '../chat/chats/is-in-chat-draft.ts';
import type { OwnFont } from '../engine/captions/settings/own-font.ts';
import type { Database } from '../infra/database/connect-database.ts';
import { createUserModel } from '../product/accounts/user.model.ts';
import { createPresetModel } from '../product/presets/preset.model.ts';
import { createVideoModel } from '../product/videos/records/video.model.ts';

/** What keeps pictures and fonts of an account besides videos: presets, default settings, and drafts in chats. */
export function composeKeptUploads(
  { connection }: Pick<Database, 'connection'>,
  presets: { keepsUpload(url: string): Promise<boolean> },
) {
  const [presetModel, users] = [createPresetModel(connection), createUserModel(connection)];
  const drafts = { conversations: createConversationModel(connection), videos: createVideoModel(connection) };
  return {
    async isPictureKept({ ownerId, url }: { ownerId: number; url: string }): Promise<boolean> {
      return (await presets.keepsUpload(url)) || isInChatDraft(drafts, { ownerId, value: url });
    },
    async isFontKept({ ownerId, font }: { ownerId: number; font: OwnFont }): Promise<boolean> {
      if (await presetModel.exists({ userId: ownerId, 'settings.fontFamily': font })) return true;
      if (await users.exists({ _id: ownerId, 'defaultSettings.fontFamily': font })) return true;
      return isInChatDraft(drafts, { ownerId, value: font });
    },
  };
}
