import type { Balance, LedgerEntryView } from '../../services.ts';
import { Card } from '../components/card.tsx';
import { Moment } from '../components/moment.tsx';
import { formatDay, formatSeconds } from '../format.ts';

/** What is left and why; one sentence where nothing is counted. */
export function BalanceCard({ balance, ledger }: { balance: Balance | null; ledger: LedgerEntryView[] }) {
  if (!balance) {
    return (
      <Card id="balance" title="Time left" intro="Payments are off on this service: caption as much as you like." />
    );
  }
  return (
    <Card id="balance" title="Time left">
      <p class="figure">
        <strong>{formatSeconds(balance.balanceSeconds)}</strong> of video
      </p>
      <Shares balance={balance} />
      <Entries ledger={ledger} />
    </Card>
  );
}

function Shares({ balance }: { balance: Balance }) {
  const { includedSeconds, includedLeftSeconds, purchasedLeftSeconds, reservedSeconds, renewsAt } = balance;
  return (
    <dl class="facts">
      {includedSeconds > 0 && (
        <div>
          <dt>Included this month</dt>
          <dd>
            <meter min={0} max={includedSeconds} value={includedLeftSeconds} aria-label="Included time that is left" />
            {formatSeconds(includedLeftSeconds)} of {formatSeconds(includedSeconds)}, whole again on{' '}
            {formatDay(renewsAt)}
          </dd>
        </div>
      )}
      <div>
        <dt>Bought</dt>
        <dd>{formatSeconds(purchasedLeftSeconds)} left</dd>
      </div>
      {reservedSeconds > 0 && (
        <div>
          <dt>Reserved</dt>
          <dd>{formatSeconds(reservedSeconds)} for videos that are being made</dd>
        </div>
      )}
    </dl>
  );
}

function Entries({ ledger }: { ledger: LedgerEntryView[] }) {
  if (ledger.length === 0) return <p class="hint">No payments and no uses yet.</p>;
  return (
    <details>
      <summary>Payments and uses</summary>
      <div class="table-frame">
        <table>
          <caption>The latest, newest first</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col" class="number">
                Time
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
                  {entry.label}
                  {entry.reason && `: ${entry.reason}`}
                </td>
                <td class="number">{formatSeconds(entry.seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
