import { fill } from '../../../../texts/fill.ts';
import { formatSeconds } from '../../components/format.ts';
import { usePage } from '../../components/page-context.ts';
import type { UsageDay } from './usage-month.ts';

/** Heights in pixels. Widths are percentages, so that the text keeps its size. */
const chart = { heightPx: 180, barsTopPx: 20, barsBottomPx: 152, labelsPx: 172 };
const barWidthPercent = 62;

/** Captioned seconds a day, as bars. Screen readers get a summary; the same data is in the table. */
export function UsageChart({ days, monthName }: { days: UsageDay[]; monthName: string }) {
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
