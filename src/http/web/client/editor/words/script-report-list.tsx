import { useMemo } from 'preact/hooks';
import type { ScriptReport } from '../../../../../engine/captions/script/script-report.ts';
import { fill } from '../../../../../texts/fill.ts';
import { clockText } from '../document/clock-text.ts';
import { differencesOf, settleDifference } from '../document/script-differences.ts';
import { Button } from '../parts/controls.tsx';
import { useSession } from '../session/session.ts';

/** How much of the script was said, and what was said besides or left out: each with a button to change the captions. */
export function ScriptReportList({ report }: { report: ScriptReport }) {
  const { document, edit, player, texts } = useSession();
  const t = texts.script;
  const differences = useMemo(() => differencesOf(report, document), [report, document]);
  return (
    <>
      <p>{fill(t.matched, { percent: Math.round(100 * report.matched) })}</p>
      {differences.length === 0 && <p class="hint">{t.nothing}</p>}
      <ol class="differences">
        {differences.map(({ difference, atMs, isOpen }) => {
          const { kind, text } = difference;
          return (
            <li key={`${kind} ${atMs} ${text}`} class="difference">
              <Button
                look="small"
                aria-label={`${clockText(atMs)}: ${fill(t.play, { text })}`}
                onClick={() => player.seek(atMs / 1000)}
              >
                {clockText(atMs)}
              </Button>
              <span>
                <span class="hint">{t[kind]}</span> {text}
              </span>
              <Button
                look="small"
                disabled={!isOpen}
                aria-label={fill(kind === 'added' ? t.takeOutText : t.putInText, { text })}
                onClick={() => edit(settleDifference(difference))}
              >
                {labelOf(kind, isOpen, t)}
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function labelOf(kind: 'added' | 'missing', isOpen: boolean, t: Record<'done' | 'takeOut' | 'putIn', string>): string {
  if (!isOpen) return t.done;
  return kind === 'added' ? t.takeOut : t.putIn;
}
