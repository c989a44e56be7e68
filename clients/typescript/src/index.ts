export { Captioneer, type CaptioneerOptions } from './captioneer.ts';
export {
  AllowanceError,
  ApiError,
  type ApiErrorFacts,
  AuthenticationError,
  CaptioneerError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  RateLimitError,
  ServiceError,
  TimeoutError,
  ValidationError,
  VideoFailedError,
  WebhookError,
} from './errors.ts';
export type { CallOptions, WriteOptions } from './http/transport.ts';
export type { Page, PagePromise } from './resources/page-promise.ts';
export type { UploadOptions, UploadProgress, UploadSource } from './resources/uploads.ts';
export type * from './types.ts';
export type { PendingVideo } from './videos/pending-video.ts';
export type { WaitOptions } from './videos/wait-for-video.ts';
export { type VerifyWebhookOptions, verifyWebhook, type WebhookHeaders } from './webhooks/verify-webhook.ts';
