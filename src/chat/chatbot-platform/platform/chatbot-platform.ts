import type { ChatAddress } from '../../../infra/chat-address.ts';
import type { OutgoingMessage } from '../../chats/messenger.ts';

/** A person on a chatbot platform. */
export type PlatformAddress = Extract<ChatAddress, { kind: 'messenger' }>;

/** The port of a chatbot platform. Each platform has one adapter; all adapters pass the same contract tests. */
export interface ChatbotPlatform {
  /** @throws MessengerError */
  send(address: PlatformAddress, content: PlatformContent, signal: AbortSignal, parts?: PartsSent): Promise<void>;
  /** Does nothing when the contact has the tag. @throws MessengerError */
  addTag(address: PlatformAddress, tag: string, signal: AbortSignal): Promise<void>;
  /** The reply to a request of the platform, in its format. */
  renderReply(content: PlatformContent): object;
}

/** How much of a message that takes several calls has been sent, so that another try goes on from there. */
export interface PartsSent {
  count: number;
  note(count: number): Promise<void>;
}

/** What the platform is to show, in order. */
export interface PlatformContent {
  messages: OutgoingMessage[];
  /** The URL that the platform calls when the contact taps a button with this action. */
  tapUrl(action: string): string;
  /** Fill the contact's fields `captioneer_text` and `captioneer_video_url`, which the bot must have. */
  setsFields: boolean;
}

/** The contact's fields that we fill; Chatfuel calls them attributes. */
export const platformFields = {
  text: 'captioneer_text',
  videoUrl: 'captioneer_video_url',
  tag: 'captioneer_tag',
} as const;

/** Facebook Messenger's limit of 25 MB, which both platforms have too; counted in decimal megabytes to be safe. */
export const maxMediaBytes = 25_000_000;
