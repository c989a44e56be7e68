import type { VideoOfOwner } from '../videos/video-services.ts';

export interface DeliveryServices {
  /** @throws AppError `not_found` */
  listDeliveries(owner: VideoOfOwner): Promise<DeliveryView[]>;
  /** Sends it again at once, under the same event id. @throws AppError `not_found` */
  redeliver(input: VideoOfOwner & { deliveryId: string }): Promise<void>;
  /**
   * Sends a signed event, marked as a test, to an address as a callback would be sent, and tells what came back.
   * @throws AppError `invalid_input` on `url`
   */
  sendTestEvent(input: { userId: number; url: string }): Promise<TestEventResult>;
}

/** `problem`: why it would count as a failure, in plain words; null = a success. */
export type TestEventResult =
  | {
      kind: 'answered';
      statusCode: number;
      problem: string | null;
      headers: Record<string, string>;
      /** Its beginning, at most 4 KiB; null = not text. */
      answer: string | null;
      isAnswerCut: boolean;
      /** 64 KiB or more, of which no more is read. */
      isAnswerTooLong: boolean;
      tookMs: number;
      sent: { eventId: string; body: string };
    }
  | { kind: 'unreached'; problem: string; tookMs: number; sent: { eventId: string; body: string } }
  /** Too many tests; nothing was sent. */
  | { kind: 'throttled'; retryAfterSeconds: number };

export interface DeliveryView {
  id: string;
  eventId: string;
  destination: string;
  status: 'pending' | 'delivered' | 'failed';
  nextAttemptAt: Date | null;
  attempts: { at: Date; statusCode: number | null; error: string | null }[];
}
