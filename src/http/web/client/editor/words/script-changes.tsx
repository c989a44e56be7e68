import { fill } from '../../../../../texts/fill.ts';
import { clockText } from '../document/clock-text.ts';
import type { WordChange } from '../document/take-script.ts';
import { Button } from '../parts/controls.tsx';
import { useSession } from '../session/session.ts';

/** More would make the page slow, and nobody reads them. */
const maxShown = 100;

/** The words that a script changed, each with a button to the place. */
export function ScriptChanges({ changes }: { changes: readonly WordChange[] }) {
  const { player, texts } = useSession();
  return (
    <ol class="differences">
      {changes.slice(0, maxShown).map(({ atMs, before, after }) => (
        <li key={`${atMs} ${before}`} class="difference change">
          <Button
            look="small"
            aria-label={`${clockText(atMs)}: ${fill(texts.script.play, { text: after || before })}`}
            onClick={() => player.seek(atMs / 1000)}
          >
            {clockText(atMs)}
          </Button>
          <span>
            {before && <del>{before}</del>} {after && <ins>{after}</ins>}
          </span>
        </li>
      ))}
    </ol>
  );
}
