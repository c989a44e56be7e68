import type { Balance } from '../../../../product/billing/get-balance.ts';
import type { LedgerEntryView } from '../../../../product/billing/ledger.ts';
import { fill } from '../../../../texts/fill.ts';
import { Card } from '../../components/card.tsx';
import { Filled } from '../../components/filled.tsx';
import { formatDay, formatSeconds, Moment } from '../../components/format.tsx';
import { usePage } from '../../components/page-context.ts';

/** The time that is left, with its parts and the latest ledger entries; one sentence if payments are off. */
export function BalanceCard({ balance, ledger }: { balance: Balance | null; ledger: LedgerEntryView[] }) {
  const { texts, language } = usePage();
  const t = texts.profile.balance;
  if (!balance) return <Card id="balance" title={t.title} intro={t.off} />;
  const time = <strong>{formatSeconds(balance.balanceSeconds, language)}</strong>;
  return (
    <Card id="balance" title={t.title}>
      <p class="figure">
        <Filled text={t.ofVideo} with={{ time }} />
      </p>
      <Shares balance={balance} />
      <Entries ledger={ledger} />
    </Card>
  );
}

function Shares({ balance }: { balance: Balance }) {
  const { texts, language } = usePage();
  const t = texts.profile.balance;
  const inWords = (seconds: number) => formatSeconds(seconds, language);
  const { includedSeconds, includedLeftSeconds, purchasedLeftSeconds, reservedSeconds, renewsAt } = balance;
  return (
    <dl class="facts">
      {includedSeconds > 0 && (
        <div>
          <dt>{t.included}</dt>
          <dd>
            <meter min={0} max={includedSeconds} value={includedLeftSeconds} aria-label={t.includedLeft} />
            {fill(t.includedFacts, {
              left: inWords(includedLeftSeconds),
              all: inWords(includedSeconds),
              day: formatDay(renewsAt, language),
            })}
          </dd>
        </div>
      )}
      <div>
        <dt>{t.bought}</dt>
        <dd>{fill(t.boughtLeft, { time: inWords(purchasedLeftSeconds) })}</dd>
      </div>
      {reservedSeconds > 0 && (
        <div>
          <dt>{t.reserved}</dt>
          <dd>{fill(t.reservedFor, { time: inWords(reservedSeconds) })}</dd>
        </div>
      )}
    </dl>
  );
}

function Entries({ ledger }: { ledger: LedgerEntryView[] }) {
  const { texts, language } = usePage();
  const t = texts.profile.balance;
  if (ledger.length === 0) return <p class="hint">{t.none}</p>;
  return (
    <details>
      <summary>{t.entries}</summary>
      <div class="table-frame">
        <table>
          <caption>{t.latest}</caption>
          <thead>
            <tr>
              <th scope="col">{t.when}</th>
              <th scope="col">{t.what}</th>
              <th scope="col" class="number">
                {t.time}
              </th>
            </tr>
          </thead>
          <tbody>
            {ledger.map((entry) => (
              <tr key={`${entry.at.toISOString()} ${entry.videoId} ${entry.seconds}`}>
                <td>
                  <Moment at={entry.at} />
                </td>
                <td>
                  {t.kinds[entry.kind]}
                  {entry.reason && `: ${entry.reason}`}
                </td>
                <td class="number">{formatSeconds(entry.seconds, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
