import { Card } from '../components/card.tsx';
import { formatMonth, formatSeconds } from '../format.ts';
import { UsageChart } from './usage-chart.tsx';
import type { UsageMonth } from './usage-month.ts';

/** One month's work: figures, a picture, and the same as a table. */
export function UsageCard({ month }: { month: UsageMonth }) {
  const { videos, seconds } = month.usage;
  const name = formatMonth(month.from);
  return (
    <Card id="usage" title={`Usage in ${name}`}>
      <dl class="figures">
        <Figure label="captioned" value={formatSeconds(seconds.rendered)} />
        <Figure label={videos.created === 1 ? 'new video' : 'new videos'} value={videos.created} />
        <Figure label={videos.edited === 1 ? 'edit' : 'edits'} value={videos.edited} />
        <Figure label="failed" value={videos.failed} />
      </dl>
      {month.usage.daily.length === 0 ? (
        <p class="empty">Nothing was captioned in {name}.</p>
      ) : (
        <>
          <UsageChart days={month.days} monthName={name} />
          <UsageTable month={month} />
        </>
      )}
      <nav class="buttons" aria-label="Months">
        <a class="button button-quiet button-small" href={`/app/profile?month=${month.previous}#usage`}>
          Month before
        </a>
        {month.next && (
          <a class="button button-quiet button-small" href={`/app/profile?month=${month.next}#usage`}>
            Month after
          </a>
        )}
      </nav>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function UsageTable({ month }: { month: UsageMonth }) {
  return (
    <details>
      <summary>The same as a table</summary>
      <div class="table-frame">
        <table>
          <caption>Days with activity, by UTC</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" class="number">
                New videos
              </th>
              <th scope="col" class="number">
                Captioned
              </th>
            </tr>
          </thead>
          <tbody>
            {month.usage.daily.map(({ date, videos, seconds }) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                <td class="number">{videos}</td>
                <td class="number">{formatSeconds(seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
