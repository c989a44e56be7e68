import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../components/icon.tsx';
import { Button } from '../parts/controls.tsx';
import { useSession } from '../session/session.ts';
import { placeOf, TimelineBlocks } from './timeline-blocks.tsx';
import { type TimelineView, Waveform } from './waveform.tsx';

/** Pixels per second of each zoom level. */
const zoomLevels = [20, 40, 80, 160, 320];

/** The waveform with captions and words on it, which can be moved and retimed there. */
export function Timeline() {
  const { player, document, texts, stretches } = useSession();
  const [zoom, setZoom] = useState(2);
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const pxPerSecond = zoomLevels[zoom] ?? 80;
  const [view, setView] = useState<TimelineView>({ pxPerSecond, left: 0, width: 0 });
  const totalWidth = Math.ceil((document.durationMs / 1000) * pxPerSecond);

  useEffect(() => {
    const place = scroller.current;
    if (!place) return;
    const updateView = () => setView({ pxPerSecond, left: place.scrollLeft, width: place.clientWidth });
    const sizes = new ResizeObserver(updateView);
    sizes.observe(place);
    place.addEventListener('scroll', updateView, { passive: true });
    place.scrollLeft = player.now() * pxPerSecond - place.clientWidth / 2;
    updateView();
    return () => {
      sizes.disconnect();
      place.removeEventListener('scroll', updateView);
    };
  }, [pxPerSecond, player]);

  useEffect(() => {
    const follow = (seconds: number) => {
      const place = scroller.current;
      if (!place || !head.current) return;
      const at = seconds * pxPerSecond;
      head.current.style.transform = `translateX(${at}px)`;
      head.current.setAttribute('aria-valuenow', seconds.toFixed(2));
      const isSeen = at >= place.scrollLeft && at <= place.scrollLeft + place.clientWidth * 0.9;
      if (!isSeen) place.scrollLeft = at - place.clientWidth * 0.1;
    };
    follow(player.now());
    return player.onTimeChange(follow);
  }, [player, pxPerSecond]);

  return (
    <section class="timeline" aria-label={texts.timeline}>
      <div class="timeline-zoom">
        <Button look="small" aria-label={texts.zoomOut} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <Icon name="minus" />
        </Button>
        <Button
          look="small"
          aria-label={texts.zoomIn}
          disabled={zoom === zoomLevels.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <Icon name="plus" />
        </Button>
      </div>
      <div class="timeline-scroller" ref={scroller}>
        <div
          class="timeline-inner"
          role="presentation"
          style={{ width: `${totalWidth}px` }}
          onPointerDown={(event) => {
            const inner = event.currentTarget.getBoundingClientRect();
            player.seek((event.clientX - inner.left) / pxPerSecond);
          }}
        >
          <Waveform view={view} />
          {stretches
            .filter(({ isRendered }) => !isRendered)
            .map((stretch) => (
              <div key={stretch.startMs} class="timeline-changed" style={placeOf(stretch, pxPerSecond)} />
            ))}
          <TimelineBlocks view={view} />
          <div
            ref={head}
            class="timeline-head"
            role="slider"
            tabIndex={0}
            aria-label={texts.moment}
            aria-valuemin={0}
            aria-valuemax={document.durationMs / 1000}
            aria-valuenow={0}
            onKeyDown={(event) => {
              const by = { ArrowLeft: -0.1, ArrowRight: 0.1 }[event.key];
              if (by === undefined) return;
              event.preventDefault();
              player.seek(player.now() + by);
            }}
          />
        </div>
      </div>
    </section>
  );
}
