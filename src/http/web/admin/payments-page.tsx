import type { PaymentList, UnmatchedPayment } from '../../../product/payments/list-unmatched-payments.ts';
import { Card } from '../components/card.tsx';
import { Moment } from '../components/moment.tsx';
import { PostForm } from '../components/post-form.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { unmatchedMessage } from './unmatched-messages.ts';

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
