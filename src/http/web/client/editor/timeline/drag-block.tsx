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
  onPick(): void;
  /** @param from where it was when the gesture began */
  onMove(byMs: number, gesture: string, from: Span): void;
  onRetime(edge: Partial<Span>, gesture: string): void;
}

interface Held {
  part: 'start' | 'middle' | 'end';
  gesture: string;
  fromX: number;
  /** When the gesture began. */
  span: Span;
  hasMoved: boolean;
}

/** Less than this is a press, not a move. */
const leastPx = 3;
let gestures = 0;

/** A stretch of time on the timeline. Keys have the fields of the chosen word instead, so that it takes no focus. */
export function DragBlock({ kind, text, span, pxPerSecond, isSelected, onPick, onMove, onRetime }: DragBlockProps) {
  const held = useRef<Held | null>(null);
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
        held.current = { part, gesture: `drag ${gestures}`, fromX: event.clientX, span, hasMoved: false };
      }}
      onPointerMove={(event) => {
        const now = held.current;
        if (!now) return;
        now.hasMoved ||= Math.abs(event.clientX - now.fromX) >= leastPx;
        if (!now.hasMoved) return;
        const byMs = Math.round(((event.clientX - now.fromX) / pxPerSecond) * 1000);
        if (now.part === 'middle') onMove(byMs, now.gesture, now.span);
        if (now.part === 'start') onRetime({ startMs: now.span.startMs + byMs }, now.gesture);
        if (now.part === 'end') onRetime({ endMs: now.span.endMs + byMs }, now.gesture);
      }}
      onPointerUp={() => {
        if (held.current && !held.current.hasMoved) onPick();
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      {text}
    </div>
  );
}

/** Where a block is taken hold of: its ends are as wide as a finger can tell, but leave a middle. */
function partAt(offsetX: number, width: number): Held['part'] {
  const end = Math.min(10, width / 3);
  if (offsetX < end) return 'start';
  return offsetX > width - end ? 'end' : 'middle';
}
