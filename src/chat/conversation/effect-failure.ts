/** Why what a conversation asked for could not be done. */
export type EffectFailure =
  | 'invalid_input'
  | 'not_found'
  | 'conflict'
  /** The uploaded source of a video is not stored any more. */
  | 'upload_deleted'
  | 'allowance_exhausted'
  /** The account keeps as many bytes as it may. */
  | 'storage_limit'
  /** Too many videos of the account are waiting. */
  | 'queue_full'
  /** The service has too little free disk. */
  | 'service_full'
  | 'disk_low'
  | 'code_wrong_or_used'
  /** The messenger does not let us download clips of this size. */
  | 'too_large_for_chat'
  /** The clip is larger than the service accepts. */
  | 'source_too_large'
  /** It takes too long to compute. */
  | 'too_complex'
  | 'unavailable'
  | LinkRefusal;

/** Why a chat cannot be linked to an account, or unlinked from it. */
export type LinkRefusal =
  | 'linked_already'
  | 'not_linked'
  /** The account has a Telegram chat already, and can have only one. */
  | 'telegram_taken'
  /** The same for WhatsApp. */
  | 'whatsapp_taken'
  /** Neither of the two chats has an account with an email address. */
  | 'no_account'
  | 'too_many_codes'
  | 'nothing_to_bring';
