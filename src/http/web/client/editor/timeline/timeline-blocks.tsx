import { useRef } from 'preact/hooks';
import type { Timed } from '../../../../../engine/captions/caption.ts';
import { moveCaption, retimeCaption } from '../document/edit-captions.ts';
import { type EditCaption, type EditWord, seekTimeOf, textOf } from '../document/edit-document.ts';
import { retimeWord } from '../document/edit-words.ts';
import { useSession } from '../session/session.ts';
import type { TimelineView } from './waveform.tsx';

/** Blocks are rendered so far outside of the visible part, so that none appears late when scrolling. */
const marginPx = 200;

/** The captions and words in the visible part. Each is moved by dragging its middle, and retimed by dragging an end. */
export function TimelineBlocks({ view }: { view: TimelineView }) {
  const { document, selected, select, edit, player } = useSession();
  const msAt = (px: number) => (px / view.pxPerSecond) * 1000;
  const [fromMs, toMs] = [msAt(view.left - marginPx), msAt(view.left + view.width + marginPx)];
  const isVisible = ({ startMs, endMs }: Timed) => endMs > fromMs && startMs < toMs;
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
      onMove={(byMs, gesture) => edit(moveCaption(caption.id, byMs), gesture)}
      onRetime={(edge, gesture) => edit(retimeCaption(caption.id, edge), gesture)}
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
        edit(retimeWord(word.id, { startMs: startMs + byMs, endMs: endMs + byMs }), gesture)
      }
      onRetime={(edge, gesture) => edit(retimeWord(word.id, edge), gesture)}
    />
  );
  return (
    <>
      {captions.map(captionBlock)}
      {captions.flatMap(({ words }) => words.filter(isVisible).map(wordBlock))}
    </>
  );
}

interface DragBlockProps {
  kind: 'caption' | 'word';
  text: string;
  span: Timed;
  pxPerSecond: number;
  isSelected: boolean;
  onClick(): void;
  /** @param original its span when the gesture began */
  onMove(byMs: number, gesture: string, original: Timed): void;
  onRetime(edge: Partial<Timed>, gesture: string): void;
}

interface Drag {
  part: 'start' | 'middle' | 'end';
  gesture: string;
  fromX: number;
  /** Of the block when the gesture began. */
  span: Timed;
  hasMoved: boolean;
}

/** A shorter movement is a click. */
const minDragPx = 3;
let gestures = 0;

/** A span of time on the timeline. It takes no focus: with the keyboard, the fields of the selected word do the same. */
function DragBlock({ kind, text, span, pxPerSecond, isSelected, onClick, onMove, onRetime }: DragBlockProps) {
  const drag = useRef<Drag | null>(null);
  const width = widthOf(span, pxPerSecond);
  return (
    <div
      class={`timeline-block timeline-${kind}${isSelected ? ' is-selected' : ''}`}
      aria-hidden="true"
      style={placeOf(span, pxPerSecond)}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        gestures += 1;
        const part = partAt(event.offsetX, width);
        drag.current = { part, gesture: `drag ${gestures}`, fromX: event.clientX, span, hasMoved: false };
      }}
      onPointerMove={(event) => {
        const now = drag.current;
        if (!now) return;
        now.hasMoved ||= Math.abs(event.clientX - now.fromX) >= minDragPx;
        if (!now.hasMoved) return;
        const byMs = Math.round(((event.clientX - now.fromX) / pxPerSecond) * 1000);
        if (now.part === 'middle') onMove(byMs, now.gesture, now.span);
        if (now.part === 'start') onRetime({ startMs: now.span.startMs + byMs }, now.gesture);
        if (now.part === 'end') onRetime({ endMs: now.span.endMs + byMs }, now.gesture);
      }}
      onPointerUp={() => {
        if (drag.current && !drag.current.hasMoved) onClick();
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
    >
      {text}
    </div>
  );
}

/** The part of a block at an offset. The ends are wide enough for a finger, but leave a middle. */
function partAt(offsetX: number, width: number): Drag['part'] {
  const end = Math.min(10, width / 3);
  if (offsetX < end) return 'start';
  return offsetX > width - end ? 'end' : 'middle';
}

function widthOf({ startMs, endMs }: Timed, pxPerSecond: number): number {
  return Math.max(2, ((endMs - startMs) / 1000) * pxPerSecond);
}

/** Where a span is on the timeline. */
export function placeOf(span: Timed, pxPerSecond: number) {
  return { left: `${(span.startMs / 1000) * pxPerSecond}px`, width: `${widthOf(span, pxPerSecond)}px` };
}
