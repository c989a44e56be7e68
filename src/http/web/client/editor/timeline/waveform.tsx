import { useEffect, useRef, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';

/** The part of the video that the timeline shows; `left` and `width` in pixels, from the video's beginning. */
export interface TimelineView {
  pxPerSecond: number;
  left: number;
  width: number;
}

/** As `readPeaks` writes them. */
const peaksPerSecond = 50;

/** The visible part of the waveform; empty until it has loaded, and for a video without sound. */
export function Waveform({ view }: { view: TimelineView }) {
  const { api, data } = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [peaks, setPeaks] = useState<Uint8Array>(new Uint8Array());
  useEffect(() => {
    // if it cannot be loaded, the timeline works without it
    if (data.view.hasSound) api.waveform().then(setPeaks, () => undefined);
  }, [api, data]);
  useEffect(() => {
    if (canvas.current) drawWaveform(canvas.current, peaks, view);
  }, [peaks, view]);
  return <canvas ref={canvas} class="timeline-wave" style={{ transform: `translateX(${view.left}px)` }} />;
}

/** Draws it symmetric to the middle, in the canvas' text colour. */
function drawWaveform(canvas: HTMLCanvasElement, peaks: Uint8Array, { pxPerSecond, left, width }: TimelineView) {
  const height = canvas.clientHeight;
  canvas.width = Math.max(1, Math.round(width * devicePixelRatio));
  canvas.height = Math.max(1, Math.round(height * devicePixelRatio));
  canvas.style.width = `${width}px`;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(devicePixelRatio, devicePixelRatio);
  context.fillStyle = getComputedStyle(canvas).color;
  for (let x = 0; x < width; x++) {
    const from = Math.floor(((left + x) / pxPerSecond) * peaksPerSecond);
    const to = Math.max(from + 1, Math.floor(((left + x + 1) / pxPerSecond) * peaksPerSecond));
    let peak = 0;
    for (let at = from; at < to; at++) peak = Math.max(peak, peaks[at] ?? 0);
    // the square root makes quiet speech visible
    const barHeight = Math.max(1, Math.sqrt(peak / 255) * height);
    context.fillRect(x, (height - barHeight) / 2, 1, barHeight);
  }
}
