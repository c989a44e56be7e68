import { fill } from '../../../../texts/fill.ts';
import { plural } from '../../../../texts/format.ts';
import { Card } from '../../components/card.tsx';
import { formatMonth, formatSeconds } from '../../components/format.tsx';
import { usePage } from '../../components/page-context.ts';
import type { UsageDay, UsageMonth } from './usage-month.ts';

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

/** Heights in pixels. Widths are percentages, so that the text keeps its size. */
const chart = { heightPx: 180, barsTopPx: 20, barsBottomPx: 152, labelsPx: 172 };
const barWidthPercent = 62;

/** Captioned seconds a day, as bars. Screen readers get a summary; the same data is in the table. */
function UsageChart({ days, monthName }: { days: UsageDay[]; monthName: string }) {
  const { texts, language } = usePage();
  const t = texts.profile.usage;
  const maxSeconds = Math.max(1, ...days.map(({ seconds }) => seconds));
  const best = days.find(({ seconds }) => seconds === maxSeconds);
  const summary = best
    ? fill(t.chart, { month: monthName, day: best.day, time: formatSeconds(maxSeconds, language) })
    : fill(t.chartNone, { month: monthName });
  return (
    <svg class="chart" width="100%" height={chart.heightPx} role="img" aria-label={summary}>
      <line class="chart-line" x1="0" x2="100%" y1={chart.barsTopPx} y2={chart.barsTopPx} />
      <text class="chart-label" x="0" y={chart.barsTopPx - 6}>
        {formatSeconds(maxSeconds, language)}
      </text>
      {days.map((day, index) => (
        <Bar
          key={day.day}
          day={day}
          maxSeconds={maxSeconds}
          leftPercent={(index * 100) / days.length}
          count={days.length}
        />
      ))}
      <line class="chart-base" x1="0" x2="100%" y1={chart.barsBottomPx} y2={chart.barsBottomPx} />
    </svg>
  );
}

interface BarProps {
  day: UsageDay;
  maxSeconds: number;
  leftPercent: number;
  count: number;
}

function Bar({ day, maxSeconds, leftPercent, count }: BarProps) {
  const { language } = usePage();
  const stepPercent = 100 / count;
  const widthPercent = (stepPercent * barWidthPercent) / 100;
  const fullPx = chart.barsBottomPx - chart.barsTopPx;
  // at least 3 px, so that a day with little usage is visible
  const heightPx = day.seconds > 0 ? Math.max(3, Math.round((day.seconds / maxSeconds) * fullPx)) : 0;
  return (
    <>
      {heightPx > 0 && (
        <rect
          class="chart-bar"
          x={percent(leftPercent + (stepPercent - widthPercent) / 2)}
          width={percent(widthPercent)}
          y={chart.barsBottomPx - heightPx}
          height={heightPx}
          rx="2"
        >
          <title>{`${day.day}: ${formatSeconds(day.seconds, language)}`}</title>
        </rect>
      )}
      {(day.day === 1 || day.day % 5 === 0) && (
        <text class="chart-label" x={percent(leftPercent + stepPercent / 2)} y={chart.labelsPx} text-anchor="middle">
          {day.day}
        </text>
      )}
    </>
  );
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
