import { accountRoutes } from './accounts/account.routes.ts';
import { fontsRoutes } from './accounts/fonts.routes.ts';
import { presetsRoutes } from './accounts/presets.routes.ts';
import { registerRoutes } from './accounts/register.routes.ts';
import { tokensRoutes } from './accounts/tokens.routes.ts';
import { chatbotMessageRoutes } from './chats/chatbot-message.routes.ts';
import { subscriberRoutes } from './chats/messenger-subscriber.routes.ts';
import { telegramRoutes } from './chats/telegram.routes.ts';
import { whatsappRoutes } from './chats/whatsapp.routes.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { outputsRoutes, previewRoutes } from './media/outputs.routes.ts';
import { docsRoutes, openApiRoute } from './openapi/docs.routes.ts';
import { operationsRoutes } from './operations/operations.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import type { Route } from './routing/route.ts';
import { stylesRoutes } from './styles/styles.routes.ts';
import { directUploadsRoutes } from './uploads/direct-uploads.routes.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';
import { captionsRoutes } from './videos/captions.routes.ts';
import { eventsRoutes } from './videos/events.routes.ts';
import { readabilityRoutes } from './videos/readability.routes.ts';
import { stillRoutes } from './videos/still.routes.ts';
import { submitVideoRoutes } from './videos/submit-video.routes.ts';
import { videosRoutes } from './videos/videos.routes.ts';

const productRoutes: readonly Route[] = [
  ...accountRoutes,
  ...registerRoutes,
  ...submitVideoRoutes,
  ...videosRoutes,
  ...captionsRoutes,
  ...stillRoutes,
  ...readabilityRoutes,
  ...eventsRoutes,
  ...stylesRoutes,
  ...presetsRoutes,
  ...fontsRoutes,
  ...tokensRoutes,
  ...uploadsRoutes,
  ...directUploadsRoutes,
  ...subscriberRoutes,
  ...chatbotMessageRoutes,
  ...paymentsRoutes,
  ...outputsRoutes,
  ...telegramRoutes,
  ...whatsappRoutes,
  ...previewRoutes,
  ...mcpRoutes,
  ...operationsRoutes,
  ...docsRoutes,
];

/** All routes of the API, in the order of the document. */
export const allRoutes: readonly Route[] = [...productRoutes, openApiRoute(productRoutes)];
