import { setDefaultSettings } from '../chat/chats/chat-preferences.ts';
import { createConversationModel } from '../chat/chats/conversation.model.ts';
import type { Clock } from '../infra/clock.ts';
import type { Database } from '../infra/database/connect-database.ts';
import type { ObjectStore } from '../infra/storage/object-store.ts';
import { createUserModel } from '../product/accounts/user.model.ts';
import type { OwnFonts } from '../product/fonts/create-own-fonts.ts';
import type { KeptBytes } from '../product/kept-bytes/kept-bytes.ts';
import { createPresetServices } from '../product/presets/create-preset-services.ts';
import { createPresetModel } from '../product/presets/preset.model.ts';
import { createUploadModel } from '../product/uploads/upload.model.ts';
import { acceptWatermark } from '../product/videos/watermark/watermark-picture.ts';

interface ComposePresetsDeps {
  database: Pick<Database, 'connection' | 'transact'>;
  keptBytes: KeptBytes;
  store: ObjectStore;
  ownFonts: OwnFonts;
  clock: Clock;
}

/** Presets. The default one is copied to the account's default settings, of which chats keep copies. */
export function composePresets(deps: ComposePresetsDeps) {
  const { connection, transact } = deps.database;
  const { keptBytes, ownFonts, store, clock } = deps;
  const users = createUserModel(connection);
  const conversations = createConversationModel(connection);
  return createPresetServices({
    ...{ users, keptBytes, ownFonts, transact, clock, presets: createPresetModel(connection) },
    acceptWatermark: (...of) => acceptWatermark({ uploads: createUploadModel(connection), store }, ...of),
    setDefaultSettings: (...of) => setDefaultSettings({ users, conversations }, ...of),
  });
}
