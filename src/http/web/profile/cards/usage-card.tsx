import { fill } from '../../../../texts/fill.ts';
import { plural } from '../../../../texts/format.ts';
import { Card } from '../../components/card.tsx';
import { formatMonth, formatSeconds } from '../../components/format.ts';
import { usePage } from '../../components/page-context.ts';
import { UsageChart } from './usage-chart.tsx';
import type { UsageMonth } from './usage-month.ts';

/** One month's work: figures, a picture, and the same as a table. */
export function UsageCard({ month }: { month: UsageMonth }) {
  const { videos, seconds } = month.usage;
  const { texts, language } = usePage();
  const words = texts.profile.usage;
  const name = formatMonth(month.from, language);
  return (
    <Card id="usage" title={fill(words.title, { month: name })}>
      <dl class="figures">
        <Figure label={words.captioned} value={formatSeconds(seconds.rendered, language)} />
        <Figure label={plural(language, videos.created, words.videos)} value={videos.created} />
        <Figure label={plural(language, videos.edited, words.edits)} value={videos.edited} />
        <Figure label={words.failed} value={videos.failed} />
      </dl>
      {month.usage.daily.length === 0 ? (
        <p class="empty">{fill(words.none, { month: name })}</p>
      ) : (
        <>
          <UsageChart days={month.days} monthName={name} />
          <UsageTable month={month} />
        </>
      )}
      <nav class="buttons" aria-label={words.months}>
        <a class="button button-quiet button-small" href={`/app/profile?month=${month.previous}#usage`}>
          {words.before}
        </a>
        {month.next && (
          <a class="button button-quiet button-small" href={`/app/profile?month=${month.next}#usage`}>
            {words.after}
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
  const { texts, language } = usePage();
  const words = texts.profile.usage;
  return (
    <details>
      <summary>{words.table}</summary>
      <div class="table-frame">
        <table>
          <caption>{words.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col" class="number">
                {words.newVideos}
              </th>
              <th scope="col" class="number">
                {words.captionedTime}
              </th>
            </tr>
          </thead>
          <tbody>
            {month.usage.daily.map(({ date, videos, seconds }) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                <td class="number">{videos}</td>
                <td class="number">{formatSeconds(seconds, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
