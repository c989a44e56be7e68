import type { ChatAddress } from '../../infra/chat-address.ts';
import type { OutgoingMessage } from '../chats/messenger.ts';

/** A person on a chatbot platform. */
export type PlatformAddress = Extract<ChatAddress, { kind: 'messenger' }>;

/** A chatbot platform’s own interface; one adapter each, and one contract suite for all. */
export interface ChatbotPlatform {
  /** @throws MessengerError */
  send(address: PlatformAddress, content: PlatformContent, signal: AbortSignal, parts?: PartsSent): Promise<void>;
  /** Once more changes nothing. @throws MessengerError */
  addTag(address: PlatformAddress, tag: string, signal: AbortSignal): Promise<void>;
  /** What the platform shows when it is the answer to its request. */
  renderReply(content: PlatformContent): object;
}

/** What has gone out already of something that takes several calls: another try goes on from there. */
export interface PartsSent {
  count: number;
  note(count: number): Promise<void>;
}

/** What is to be shown, in order, and how its buttons find back to us. */
export interface PlatformContent {
  messages: OutgoingMessage[];
  /** Where the platform calls when the contact taps a button with this action. */
  tapUrl(action: string): string;
  /** Fills the fields `captioneer_text` and `captioneer_video_url` of the contact, which have to be there. */
  setsFields: boolean;
}

/** The contact’s fields that we fill; Chatfuel calls them attributes. */
export const platformFields = {
  text: 'captioneer_text',
  videoUrl: 'captioneer_video_url',
  tag: 'captioneer_tag',
} as const;

/** Facebook Messenger’s limit, which both platforms pass on; 25 MB, read the stricter way. */
export const maxMediaBytes = 25_000_000;
