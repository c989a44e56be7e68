import { useState } from 'preact/hooks';
import { type ReadingProblem, readingLimits } from '../../../../../engine/captions/pages/reading-limits.ts';
import type { PageReading, ReadabilityReport } from '../../../../../engine/readability/readability-view.ts';
import { fill } from '../../../../../texts/fill.ts';
import { clockText } from '../document/clock-text.ts';
import { changeSettings } from '../document/edit-captions.ts';
import { useSession } from '../session/session.ts';
import { useReading } from '../state/use-requests.ts';
import { Button } from './controls.tsx';

/** How easy the captions are to read in the video as it was rendered last, with a button to each page that is not. */
export function ReadingPanel() {
  const { api, texts } = useSession();
  const t = texts.reading;
  const [isWanted, want] = useState(false);
  const reading = useReading(api, isWanted);
  return (
    <div class="reading">
      <p class="hint">{t.about}</p>
      {reading.state !== 'ready' && (
        <Button disabled={isWanted && reading.state !== 'failed'} onClick={() => want(true)}>
          {t.check}
        </Button>
      )}
      <p role="status">{statusOf()}</p>
      {reading.state === 'ready' && <Report report={reading.report} />}
    </div>
  );

  function statusOf(): string {
    if (reading.state === 'failed') return reading.message;
    if (reading.state === 'ready') return '';
    const progress = reading.state === 'measuring' ? reading.progress : 0;
    return isWanted ? fill(t.measuring, { percent: Math.round(100 * progress) }) : '';
  }
}

/** More would make the page slow, and nobody reads them. */
const maxShown = 200;

function Report({ report: { pages, totals } }: { report: ReadabilityReport }) {
  const { document, edit, player, texts } = useSession();
  const t = texts.reading;
  const bad = pages.filter(({ problems }) => problems.length > 0);
  const isAccessible = document.settings.accessible === true;
  return (
    <>
      <p>{fill(bad.length > 0 ? t.found : t.fine, { count: bad.length, all: totals.pages })}</p>
      {bad.length > 0 && (
        <>
          <Button look="quiet" disabled={isAccessible} onClick={() => edit(changeSettings({ accessible: true }))}>
            {t.make}
          </Button>
          {isAccessible && <p class="hint">{t.made}</p>}
        </>
      )}
      <ol class="differences">
        {bad.slice(0, maxShown).map((page) => (
          <li key={page.startMs} class="difference">
            <Button
              look="small"
              aria-label={`${clockText(page.startMs)}: ${fill(t.play, { text: page.text })}`}
              onClick={() => player.seek((page.startMs + page.endMs) / 2000)}
            >
              {clockText(page.startMs)}
            </Button>
            <span>
              {page.text}{' '}
              <span class="hint">{page.problems.map((one) => problemText(page, one, t.problems)).join('; ')}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function problemText(page: PageReading, problem: ReadingProblem, t: Record<ReadingProblem, string>): string {
  const { charactersPerSecond, lines, minMs, contrast } = readingLimits;
  const values = {
    too_fast: { value: page.charactersPerSecond, limit: charactersPerSecond },
    too_many_lines: { value: page.lines, limit: lines },
    too_short: { value: ((page.endMs - page.startMs) / 1000).toFixed(2), limit: minMs / 1000 },
    low_contrast: { value: page.contrast ?? 0, limit: contrast },
  };
  return fill(t[problem], values[problem]);
}
