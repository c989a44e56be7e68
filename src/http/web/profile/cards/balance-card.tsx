import type { Balance } from '../../../../product/billing/get-balance.ts';
import type { LedgerEntryView } from '../../../../product/billing/list-ledger.ts';
import { fill } from '../../../../texts/fill.ts';
import { Card } from '../../components/card.tsx';
import { Filled } from '../../components/filled.tsx';
import { formatDay, formatSeconds } from '../../components/format.ts';
import { Moment } from '../../components/moment.tsx';
import { usePage } from '../../components/page-context.ts';

/** What is left and why; one sentence where nothing is counted. */
export function BalanceCard({ balance, ledger }: { balance: Balance | null; ledger: LedgerEntryView[] }) {
  const { texts, language } = usePage();
  const words = texts.profile.balance;
  if (!balance) return <Card id="balance" title={words.title} intro={words.off} />;
  const time = <strong>{formatSeconds(balance.balanceSeconds, language)}</strong>;
  return (
    <Card id="balance" title={words.title}>
      <p class="figure">
        <Filled text={words.ofVideo} with={{ time }} />
      </p>
      <Shares balance={balance} />
      <Entries ledger={ledger} />
    </Card>
  );
}

function Shares({ balance }: { balance: Balance }) {
  const { texts, language } = usePage();
  const words = texts.profile.balance;
  const inWords = (seconds: number) => formatSeconds(seconds, language);
  const { includedSeconds, includedLeftSeconds, purchasedLeftSeconds, reservedSeconds, renewsAt } = balance;
  return (
    <dl class="facts">
      {includedSeconds > 0 && (
        <div>
          <dt>{words.included}</dt>
          <dd>
            <meter min={0} max={includedSeconds} value={includedLeftSeconds} aria-label={words.includedLeft} />
            {fill(words.includedFacts, {
              left: inWords(includedLeftSeconds),
              all: inWords(includedSeconds),
              day: formatDay(renewsAt, language),
            })}
          </dd>
        </div>
      )}
      <div>
        <dt>{words.bought}</dt>
        <dd>{fill(words.boughtLeft, { time: inWords(purchasedLeftSeconds) })}</dd>
      </div>
      {reservedSeconds > 0 && (
        <div>
          <dt>{words.reserved}</dt>
          <dd>{fill(words.reservedFor, { time: inWords(reservedSeconds) })}</dd>
        </div>
      )}
    </dl>
  );
}

function Entries({ ledger }: { ledger: LedgerEntryView[] }) {
  const { texts, language } = usePage();
  const words = texts.profile.balance;
  if (ledger.length === 0) return <p class="hint">{words.none}</p>;
  return (
    <details>
      <summary>{words.entries}</summary>
      <div class="table-frame">
        <table>
          <caption>{words.latest}</caption>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.what}</th>
              <th scope="col" class="number">
                {words.time}
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
                  {words.kinds[entry.kind]}
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
