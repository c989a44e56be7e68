import type { UnmatchedReason } from '../../../product/payments/providers/payment-event.ts';
import type { PaymentList, UnmatchedPayment } from '../../../product/payments/unmatched-payments.ts';
import { Card } from '../components/card.tsx';
import { Moment } from '../components/format.tsx';
import { PostForm } from '../components/post-form.tsx';
import { AdminFrame } from './admin-frame.tsx';

const lists = {
  open: {
    title: 'Not credited',
    intro:
      'Payments that could not be credited to an account. Fix the cause and try again, or set aside those that need nothing more.',
  },
  set_aside: {
    title: 'Set aside',
    intro: 'Payments that need nothing more. Those that wait for an account are still credited when there is one.',
  },
  refused: {
    title: 'Refused by the provider',
    intro:
      'Messages that the provider says it did not send; they are deleted after 90 days. Anybody can send such messages. But if PAYPAL_VERIFY_URL was wrong, they may be genuine: correct it and try again.',
  },
} satisfies Record<PaymentList, { title: string; intro: string }>;

interface PaymentsPageProps {
  payments: UnmatchedPayment[];
  list: PaymentList;
  /** Address of the next page; null = there is none. */
  moreUrl: string | null;
}

export function PaymentsPage({ payments, list, moreUrl }: PaymentsPageProps) {
  return (
    <AdminFrame title="Unmatched payments">
      <Card {...lists[list]}>
        {payments.length === 0 ? (
          <p class="empty">There are none.</p>
        ) : (
          <ul class="rows">
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        )}
        {moreUrl && (
          <p>
            <a class="button button-quiet" href={moreUrl}>
              Older payments
            </a>
          </p>
        )}
      </Card>
      <OtherLists shown={list} />
    </AdminFrame>
  );
}

function OtherLists({ shown }: { shown: PaymentList }) {
  const others = (Object.keys(lists) as PaymentList[]).filter((list) => list !== shown);
  return (
    <p>
      {others.map((list) => (
        <a class="button button-quiet" key={list} href={`/app/admin/payments?list=${list}`}>
          {lists[list].title}
        </a>
      ))}
    </p>
  );
}

function PaymentRow({ payment }: { payment: UnmatchedPayment }) {
  const { provider, receivedAt, kind, item, amount, currency, paymentId, userId, email, setAside } = payment;
  const payer = email ?? (userId === null ? null : `user ${userId}`);
  return (
    <li class="row">
      <div>
        <h3>
          {amount === null ? kind.replaceAll('_', ' ') : `${amount} ${currency}`}
          {item !== null && <span class="breakable"> for {item}</span>}
        </h3>
        <p>{unmatchedMessage(payment)}</p>
        {setAside && (
          <p>
            Set aside by {setAside.by ?? 'a deleted user'}, <Moment at={setAside.at} />
          </p>
        )}
        <p class="hint breakable">
          {provider}, {kind.replaceAll('_', ' ')}, <Moment at={receivedAt} />
          {paymentId !== null && (
            <>
              , number <code>{paymentId}</code>
            </>
          )}
          {payer !== null && `, for ${payer}`}
        </p>
      </div>
      {payment.canRetry && <RowButton payment={payment} action="retry" label="Try again" />}
      {payment.status !== 'refused' && !setAside && (
        <RowButton payment={payment} action="set-aside" label="Set aside" />
      )}
    </li>
  );
}

function RowButton({
  payment: { id, paymentId },
  action,
  label,
}: {
  payment: UnmatchedPayment;
  action: 'retry' | 'set-aside';
  label: string;
}) {
  return (
    <PostForm action={`/app/admin/payments/${encodeURIComponent(id)}/${action}`}>
      <button type="submit" class="button button-quiet button-small">
        {label}
        <span class="visually-hidden"> payment {paymentId ?? id}</span>
      </button>
    </PostForm>
  );
}

/** Why a payment has not been credited, for operators. */
function unmatchedMessage({ status, reason }: Pick<UnmatchedPayment, 'status' | 'reason'>): string {
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
