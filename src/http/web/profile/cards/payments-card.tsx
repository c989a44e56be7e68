import type { PaymentOfUser } from '../../../../product/payments/list-payments-of-user.ts';
import { fill } from '../../../../texts/fill.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { PageTexts } from '../../../../texts/texts.ts';
import { Card } from '../../components/card.tsx';
import { formatMoney, formatSeconds } from '../../components/format.ts';
import { Moment } from '../../components/moment.tsx';
import { usePage } from '../../components/page-context.ts';

/** What somebody has paid for, and what has become of it. */
export function PaymentsCard({ payments }: { payments: PaymentOfUser[] }) {
  const { texts } = usePage();
  const words = texts.profile.payments;
  return (
    <Card id="payments" title={words.title}>
      {payments.length === 0 ? <p class="empty">{words.none}</p> : <PaymentsTable payments={payments} />}
      {payments.some(({ state }) => state === 'waiting') && <p class="hint">{words.waitingHint}</p>}
    </Card>
  );
}

function PaymentsTable({ payments }: { payments: PaymentOfUser[] }) {
  const { texts, language } = usePage();
  const words = texts.profile.payments;
  return (
    <div class="table-frame">
      <table>
        <caption>{texts.profile.balance.latest}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.profile.balance.when}</th>
            <th scope="col">{texts.profile.balance.what}</th>
            <th scope="col" class="number">
              {words.amount}
            </th>
            <th scope="col">{words.through}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td>
                <Moment at={payment.receivedAt} />
              </td>
              <td>{itemInWords(payment, texts, language)}</td>
              <td class="number">{formatMoney(payment, language)}</td>
              <td>{payment.provider === 'signed' ? words.ownShop : providerNames[payment.provider]}</td>
              <td>{words.states[payment.state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The time that was bought; of what could not be matched, the name that it was paid under. */
function itemInWords({ item, seconds, period }: PaymentOfUser, { profile }: PageTexts, language: Language): string {
  if (seconds === null) return item ?? profile.payments.unknownItem;
  const text = period === 'month' ? profile.payments.monthly : profile.balance.ofVideo;
  return fill(text, { time: formatSeconds(seconds, language) });
}

const providerNames = {
  paypal: 'PayPal',
  nowpayments: 'NOWPayments',
  digistore24: 'Digistore24',
  paypro: 'PayPro Global',
} satisfies Record<Exclude<PaymentOfUser['provider'], 'signed'>, string>;
