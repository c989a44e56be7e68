import type { Clock } from '../../../infra/clock.ts';
import type { WhatsAppConfig } from '../../../infra/config/config.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { ChatServices } from '../../chats/create-chats.ts';
import type { ReportFault } from '../graph/graph-faults.ts';

export interface WebhookDeps {
  config: WhatsAppConfig;
  chats: Pick<
    ChatServices,
    'receiveAll' | 'optOut' | 'optIn' | 'isOptedOut' | 'reportFailure' | 'sendRestOfButtons' | 'moveChat'
  >;
  logger: Logger;
  report: ReportFault;
  clock: Clock;
}
