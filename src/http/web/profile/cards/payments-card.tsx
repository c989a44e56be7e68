import type { PaymentOfUser } from '../../../../product/payments/list-payments-of-user.ts';
import { fill } from '../../../../texts/fill.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { PageTexts } from '../../../../texts/texts.ts';
import { Card } from '../../components/card.tsx';
import { formatMoney, formatSeconds, Moment } from '../../components/format.tsx';
import { usePage } from '../../components/page-context.ts';

/** The user's payments and their states. */
export function PaymentsCard({ payments }: { payments: PaymentOfUser[] }) {
  const { texts } = usePage();
  const t = texts.profile.payments;
  return (
    <Card id="payments" title={t.title}>
      {payments.length === 0 ? <p class="empty">{t.none}</p> : <PaymentsTable payments={payments} />}
      {payments.some(({ state }) => state === 'waiting') && <p class="hint">{t.waitingHint}</p>}
    </Card>
  );
}

function PaymentsTable({ payments }: { payments: PaymentOfUser[] }) {
  const { texts, language } = usePage();
  const t = texts.profile.payments;
  return (
    <div class="table-frame">
      <table>
        <caption>{texts.profile.balance.latest}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.profile.balance.when}</th>
            <th scope="col">{texts.profile.balance.what}</th>
            <th scope="col" class="number">
              {t.amount}
            </th>
            <th scope="col">{t.through}</th>
            <th scope="col">{t.state}</th>
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
              <td>{payment.provider === 'signed' ? t.ownShop : providerNames[payment.provider]}</td>
              <td>{t.states[payment.state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The time that was bought; for an unmatched payment, the item's name. */
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
