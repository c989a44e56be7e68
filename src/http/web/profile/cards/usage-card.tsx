import { fill } from '../../../../texts/fill.ts';
import { plural } from '../../../../texts/format.ts';
import { Card } from '../../components/card.tsx';
import { formatMonth, formatSeconds } from '../../components/format.ts';
import { usePage } from '../../components/page-context.ts';
import { UsageChart } from './usage-chart.tsx';
import type { UsageMonth } from './usage-month.ts';

/** The usage of one month: figures, a chart, and the same as a table. */
export function UsageCard({ month }: { month: UsageMonth }) {
  const { videos, seconds } = month.usage;
  const { texts, language } = usePage();
  const t = texts.profile.usage;
  const name = formatMonth(month.from, language);
  return (
    <Card id="usage" title={fill(t.title, { month: name })}>
      <dl class="figures">
        <Figure label={t.captioned} value={formatSeconds(seconds.rendered, language)} />
        <Figure label={plural(language, videos.created, t.videos)} value={videos.created} />
        <Figure label={plural(language, videos.edited, t.edits)} value={videos.edited} />
        <Figure label={t.failed} value={videos.failed} />
      </dl>
      {month.usage.daily.length === 0 ? (
        <p class="empty">{fill(t.none, { month: name })}</p>
      ) : (
        <>
          <UsageChart days={month.days} monthName={name} />
          <UsageTable month={month} />
        </>
      )}
      <nav class="buttons" aria-label={t.months}>
        <a class="button button-quiet button-small" href={`/app/profile?month=${month.previous}#usage`}>
          {t.before}
        </a>
        {month.next && (
          <a class="button button-quiet button-small" href={`/app/profile?month=${month.next}#usage`}>
            {t.after}
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
  const t = texts.profile.usage;
  return (
    <details>
      <summary>{t.table}</summary>
      <div class="table-frame">
        <table>
          <caption>{t.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col" class="number">
                {t.newVideos}
              </th>
              <th scope="col" class="number">
                {t.captionedTime}
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
