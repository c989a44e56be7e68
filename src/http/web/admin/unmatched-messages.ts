import type { UnmatchedPayment } from '../../../product/payments/list-unmatched-payments.ts';
import type { UnmatchedReason } from '../../../product/payments/providers/payment-event.ts';

/** Why a payment has not been credited, for operators. */
export function unmatchedMessage({ status, reason }: Pick<UnmatchedPayment, 'status' | 'reason'>): string {
  if (status === 'waiting_for_person')
    return 'There is no account with this email address yet. The payment is credited when there is one.';
  if (status === 'waiting_for_sale')
    return 'The provider has sent no message about the payment that it belongs to yet.';
  if (status === 'refused')
    return 'The provider says that it did not send this message, so there may be no such payment.';
  return reason === null ? 'It matches nothing here.' : messages[reason];
}

const messages = {
  unreadable: 'The message could not be read.',
  unknown_item: 'The price table has no such item.',
  wrong_amount: 'The amount is not the one in the price table.',
  wrong_currency: 'The currency is not the one in the price table.',
  wrong_receiver: 'The money went to an account that is not ours.',
  underpaid: 'Less was paid than the price.',
  test_order: 'It is a test order: no money was paid.',
  names_nobody: 'It names neither a user nor an email address.',
  unknown_user: 'There is no user with this number.',
  names_no_payment: 'It does not name the payment that it belongs to.',
  sale_unmatched: 'The payment that it belongs to has not been credited either.',
  unproved: 'For days the provider could not be reached to confirm that it is genuine.',
} satisfies Record<UnmatchedReason, string>;
