import { useMemo } from 'preact/hooks';
import { confirmWords, doubtOf, doubtsOf, type EditorDoubt, neighbourDoubt, takeGuess } from '../document/doubts.ts';
import type { Edit } from '../document/edit-document.ts';
import { findWord } from '../document/edit-document.ts';
import type { EditorSession } from '../session/session.ts';

/** What is played before a doubtful word, and after it. */
const marginMs = { before: 1000, after: 400 };

export type EditorDoubts = ReturnType<typeof doubtActions>;

/** The doubtful words that are left, and what can be done about them. */
export function useDoubts(session: EditorSession): EditorDoubts {
  const { document } = session;
  const doubts = useMemo(() => doubtsOf(document), [document.captions]);
  return doubtActions(session, doubts);
}

export function doubtActions(session: EditorSession, doubts: readonly EditorDoubt[]) {
  const { document, selected, select, edit, player } = session;
  const current = doubtOf(doubts, selected);
  const goTo = (doubt: EditorDoubt | null) => {
    const [wordId] = doubt?.wordIds ?? [];
    if (!doubt || wordId === undefined) return;
    select(wordId);
    player.playSpan(Math.max(0, doubt.startMs - marginMs.before) / 1000, (doubt.endMs + marginMs.after) / 1000);
    showWord(wordId);
  };
  const go = (by: 1 | -1) => {
    const word = selected === null ? null : findWord(document, selected);
    goTo(neighbourDoubt(doubts, current?.startMs ?? word?.startMs ?? player.now() * 1000, by));
  };
  /** Then goes on to the next one. */
  const answer = (answerTo: (doubt: EditorDoubt) => Edit) => {
    if (!current) return;
    edit(answerTo(current));
    goTo(
      neighbourDoubt(
        doubts.filter((one) => one !== current),
        current.startMs,
        1,
      ),
    );
  };
  return {
    count: doubts.length,
    current,
    /** From 1; 0 = no doubt is selected. */
    number: current ? doubts.indexOf(current) + 1 : 0,
    next: () => go(1),
    previous: () => go(-1),
    confirm: () => answer(confirmWords),
    take(index: number) {
      const guess = current?.guesses[index];
      if (guess !== undefined) answer((doubt) => takeGuess(doubt, guess));
    },
  };
}

/** Scrolls the list of words, and the page where it is longer than the screen. */
function showWord(wordId: number): void {
  document.querySelector(`[data-word="${wordId}"]`)?.scrollIntoView({ block: 'nearest' });
}
