import { useRef } from 'preact/hooks';

interface Span {
  startMs: number;
  endMs: number;
}

interface DragBlockProps {
  kind: 'caption' | 'word';
  text: string;
  span: Span;
  pxPerSecond: number;
  isSelected: boolean;
  onClick(): void;
  /** @param original its span when the gesture began */
  onMove(byMs: number, gesture: string, original: Span): void;
  onRetime(edge: Partial<Span>, gesture: string): void;
}

interface Drag {
  part: 'start' | 'middle' | 'end';
  gesture: string;
  fromX: number;
  /** Of the block when the gesture began. */
  span: Span;
  hasMoved: boolean;
}

/** A shorter movement is a click. */
const minDragPx = 3;
let gestures = 0;

/** A span of time on the timeline. It takes no focus: with the keyboard, the fields of the selected word do the same. */
export function DragBlock({ kind, text, span, pxPerSecond, isSelected, onClick, onMove, onRetime }: DragBlockProps) {
  const drag = useRef<Drag | null>(null);
  const px = (ms: number) => (ms / 1000) * pxPerSecond;
  const width = Math.max(2, px(span.endMs - span.startMs));
  return (
    <div
      class={`timeline-block timeline-${kind}${isSelected ? ' is-selected' : ''}`}
      aria-hidden="true"
      style={{ left: `${px(span.startMs)}px`, width: `${width}px` }}
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
