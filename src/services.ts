import type { AccountServices } from './accounts/account-services.ts';
import type { ChatbotPlatformServices } from './chatbot-platform/chatbot-platform-services.ts';
import type { ChatServices } from './chats/chat-services.ts';
import type { Config } from './config/config.ts';
import type { Transact } from './database/transaction.ts';
import type { DeliveryServices } from './delivery/delivery-services.ts';
import type { IntegrationServices } from './integrations/integration-services.ts';
import type { Logger } from './logging/logger.ts';
import type { PaymentServices } from './payments/payment-services.ts';
import type { PersonalDataServices } from './personal-data/personal-data-services.ts';
import type { SignInServices } from './sign-in/sign-in-services.ts';
import type { SubscriberServices } from './subscribers/subscriber-services.ts';
import type { UploadServices } from './uploads/upload-services.ts';
import type { EditorServices } from './videos/editor/editor-services.ts';
import type { OutputServices, PreviewServices } from './videos/output-services.ts';
import type { VideoServices } from './videos/video-services.ts';

/** Everything the edges (API, pages, bots, CLI) may ask of the product; each is one action, bound to its adapters. */
export interface Services {
  config: Config;
  logger: Logger;
  transact: Transact;
  accounts: AccountServices;
  signIn: SignInServices;
  integrations: IntegrationServices;
  subscribers: SubscriberServices;
  videos: VideoServices;
  uploads: UploadServices;
  outputs: OutputServices;
  previews: PreviewServices;
  payments: PaymentServices;
  chats: ChatServices;
  chatbotPlatform: ChatbotPlatformServices;
  personalData: PersonalDataServices;
  deliveries: DeliveryServices;
  editor: EditorServices;
  /** Each part's state; `ok: false` on any makes the service not ready. */
  checkHealth(): Promise<Record<string, { ok: boolean; message?: string }>>;
}
