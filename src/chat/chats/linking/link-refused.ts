import { AppError } from '../../../infra/errors/app-error.ts';
import type { LinkRefusal } from '../../conversation/effect-failure.ts';

/** A `conflict` with the reason in its details, since pages and chats have their own texts for each reason. */
export function linkRefused(reason: LinkRefusal): AppError {
  return new AppError('conflict', { message: messages[reason], details: { linkRefusal: reason } });
}

/** The reason of a {@link linkRefused} error; null for any other error. */
export function linkRefusalOf(error: unknown): LinkRefusal | null {
  const reason = error instanceof AppError ? error.details.linkRefusal : undefined;
  return typeof reason === 'string' && Object.hasOwn(messages, reason) ? (reason as LinkRefusal) : null;
}

const messages: Record<LinkRefusal, string> = {
  linked_already: 'This chat is linked to an account already. Unlink it first, with /unlink.',
  not_linked: 'This chat is not linked to any account.',
  telegram_taken: 'That account has a Telegram chat already. Unlink it there first.',
  whatsapp_taken: 'That account has a WhatsApp chat already. Unlink it there first.',
  no_account: 'Neither chat has an account yet. Enter the code on the profile page instead.',
  too_many_codes: 'There were too many codes. Wait ten minutes.',
  nothing_to_bring: 'This chat has no account of its own that could be merged.',
};
