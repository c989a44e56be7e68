import type { EditCaption, EditWord } from '../document/edit-document.ts';
import { textOf } from '../document/edit-document.ts';
import { seekTimeOf } from '../document/find-words.ts';
import { useSession } from '../session/session.ts';
import { DragBlock } from './drag-block.tsx';
import type { TimelineView } from './draw-waveform.ts';

/** Blocks are rendered so far outside of the visible part, so that none appears late when scrolling. */
const marginPx = 200;

/** The captions and words in the visible part. Each is moved by dragging its middle, and retimed by dragging an end. */
export function TimelineBlocks({ view }: { view: TimelineView }) {
  const { document, selected, select, edit, player } = useSession();
  const [fromMs, toMs] = [view.left - marginPx, view.left + view.width + marginPx].map(
    (px) => (px / view.pxPerSecond) * 1000,
  );
  const isVisible = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
    endMs > (fromMs ?? 0) && startMs < (toMs ?? 0);
  const captions = document.captions.filter(isVisible);

  const captionBlock = (caption: EditCaption) => (
    <DragBlock
      key={`caption ${caption.id}`}
      kind="caption"
      text={textOf(caption)}
      span={caption}
      pxPerSecond={view.pxPerSecond}
      isSelected={caption.words.some(({ id }) => id === selected)}
      onClick={() => select(caption.words[0]?.id ?? null)}
      onMove={(byMs, gesture) => edit({ kind: 'move', captionId: caption.id, byMs }, gesture)}
      onRetime={(edge, gesture) => edit({ kind: 'retime', captionId: caption.id, ...edge }, gesture)}
    />
  );
  const wordBlock = (word: EditWord) => (
    <DragBlock
      key={`word ${word.id}`}
      kind="word"
      text={word.text}
      span={word}
      pxPerSecond={view.pxPerSecond}
      isSelected={word.id === selected}
      onClick={() => {
        select(word.id);
        player.seek(seekTimeOf(word));
      }}
      onMove={(byMs, gesture, { startMs, endMs }) =>
        edit({ kind: 'retime-word', wordId: word.id, startMs: startMs + byMs, endMs: endMs + byMs }, gesture)
      }
      onRetime={(edge, gesture) => edit({ kind: 'retime-word', wordId: word.id, ...edge }, gesture)}
    />
  );
  return (
    <>
      {captions.map(captionBlock)}
      {captions.flatMap(({ words }) => words.filter(isVisible).map(wordBlock))}
    </>
  );
}
