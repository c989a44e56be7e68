import type { UnmatchedPayment } from '../../../product/payments/list-unmatched-payments.ts';
import type { UnmatchedReason } from '../../../product/payments/providers/payment-event.ts';

/** Why a payment is in nobody's balance, and what an operator can do about it. */
export function unmatchedMessage({ status, reason }: Pick<UnmatchedPayment, 'status' | 'reason'>): string {
  if (status === 'waiting_for_person') return 'Nobody has that address yet: it is credited as soon as somebody has.';
  if (status === 'waiting_for_sale') return 'The payment that it belongs to has not been told of yet.';
  if (status === 'refused') return 'The provider says that it did not send this: what it tells of may never have been.';
  return reason === null ? 'It fits nothing here.' : words[reason];
}

const words = {
  unreadable: 'The message could not be read.',
  unknown_item: 'The price table has no such item.',
  wrong_amount: 'The amount is not the one in the price table.',
  wrong_currency: 'The currency is not the one in the price table.',
  wrong_receiver: 'The money went to an account that is not ours.',
  underpaid: 'Less was paid than was asked for.',
  test_order: 'It is a test order, and no money has moved.',
  names_nobody: 'It says neither for whom nor with which address it was paid.',
  unknown_user: 'There is no user with that number.',
  names_no_payment: 'It does not say which payment it belongs to.',
  sale_unmatched: 'The payment that it belongs to is unmatched itself.',
  unproved: 'The provider could not be asked for days whether it is genuine.',
} satisfies Record<UnmatchedReason, string>;
