import { fill } from '../../../../../texts/fill.ts';
import { Icon } from '../../../components/icon.tsx';
import { Button } from '../parts/controls.tsx';
import { useSession } from '../session/session.ts';
import { useDoubts } from '../state/use-doubts.ts';

/** How many words are to be checked, the way from one to the next, and the guesses for the one that is selected. */
export function DoubtsBar() {
  const session = useSession();
  const doubts = useDoubts(session);
  const t = session.texts.doubts;
  const { count, current, number } = doubts;
  if (count === 0) return null;
  return (
    <section class="doubts" aria-label={t.title}>
      <div class="doubts-way">
        <span role="status">{current ? fill(t.place, { number, count }) : fill(t.count, { count })}</span>
        <Button look="small" aria-label={t.previous} aria-keyshortcuts="Shift+N" onClick={doubts.previous}>
          <Icon name="arrow-left" />
        </Button>
        <Button look="small" aria-label={t.next} aria-keyshortcuts="N" onClick={doubts.next}>
          <Icon name="arrow-right" />
        </Button>
      </div>
      {current && (
        <div class="doubts-answers">
          {current.guesses.map((guess, index) => (
            <Button
              key={guess}
              look="small"
              aria-label={fill(t.take, { words: guess })}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => doubts.take(index)}
            >
              {guess}
            </Button>
          ))}
          <Button look="small" aria-keyshortcuts="A" onClick={doubts.confirm}>
            {t.right}
          </Button>
        </div>
      )}
    </section>
  );
}
