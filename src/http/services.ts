import type { ChatbotPlatformServices } from '../chat/chatbot-platform/create-contact-services.ts';
import type { ChatServices } from '../chat/chats/create-chats.ts';
import type { Config } from '../infra/config/config.ts';
import type { Transact } from '../infra/database/transaction.ts';
import type { Logger } from '../infra/logging/logger.ts';
import type { AccountServices } from '../product/accounts/create-account-services.ts';
import type { FontServices } from '../product/fonts/create-own-fonts.ts';
import type { IntegrationServices } from '../product/integrations/create-integration-services.ts';
import type { PaymentServices } from '../product/payments/create-payments.ts';
import type { PersonalDataServices } from '../product/personal-data/create-personal-data.ts';
import type { PresetServices } from '../product/presets/create-preset-services.ts';
import type { SignInServices } from '../product/sign-in/create-sign-in-services.ts';
import type { SubscriberServices } from '../product/subscribers/create-subscriber-services.ts';
import type { UploadServices } from '../product/uploads/create-upload-services.ts';
import type { DeliveryServices, OutputServices, VideoServices } from '../product/videos/create-video-services.ts';
import type { EditorServices } from '../product/videos/editor/create-editor-services.ts';
import type { ReadabilityServices } from '../product/videos/readability/readability-of-video.ts';

/** The actions of the product that API and pages call, each bound to its adapters. */
export interface Services {
  config: Config;
  logger: Logger;
  transact: Transact;
  accounts: AccountServices;
  fonts: FontServices;
  presets: PresetServices;
  signIn: SignInServices;
  integrations: IntegrationServices;
  subscribers: SubscriberServices;
  videos: VideoServices;
  uploads: UploadServices;
  outputs: OutputServices;
  payments: PaymentServices;
  chats: ChatServices;
  chatbotPlatform: ChatbotPlatformServices;
  personalData: PersonalDataServices;
  deliveries: DeliveryServices;
  editor: EditorServices;
  readability: ReadabilityServices;
  /** The state of each part; the service is not ready if one has `ok: false`. */
  checkHealth(): Promise<Record<string, { ok: boolean; message?: string }>>;
}
