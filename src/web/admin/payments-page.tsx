import type { UnmatchedPayment } from '../../payments/payment-services.ts';
import { Card } from '../components/card.tsx';
import { Moment } from '../components/moment.tsx';
import { PostForm } from '../components/post-form.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { wordsOnUnmatched } from './words-on-unmatched.ts';

export function PaymentsPage({ payments, moreUrl }: { payments: UnmatchedPayment[]; moreUrl: string | null }) {
  return (
    <AdminFrame title="Unmatched payments">
      <Card
        title="In nobody’s balance"
        intro="What payment providers have told us of, and what could not be credited to anybody. Mend the cause, then try again."
      >
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
              Older ones
            </a>
          </p>
        )}
      </Card>
    </AdminFrame>
  );
}

function PaymentRow({ payment }: { payment: UnmatchedPayment }) {
  const { id, provider, receivedAt, kind, item, amount, currency, paymentId, userId, email } = payment;
  const whom = email ?? (userId === null ? null : `user ${userId}`);
  return (
    <li class="row">
      <div>
        <h3>
          {amount === null ? kind : `${amount} ${currency}`}
          {item !== null && <span class="breakable"> for {item}</span>}
        </h3>
        <p>{wordsOnUnmatched(payment)}</p>
        <p class="hint breakable">
          {provider}, {kind}, <Moment at={receivedAt} />
          {paymentId !== null && (
            <>
              , number <code>{paymentId}</code>
            </>
          )}
          {whom !== null && `, for ${whom}`}
        </p>
      </div>
      <PostForm action={`/app/admin/payments/${encodeURIComponent(id)}/retry`}>
        <button type="submit" class="button button-quiet button-small">
          Try again
          <span class="visually-hidden"> with payment {paymentId ?? id}</span>
        </button>
      </PostForm>
    </li>
  );
}
