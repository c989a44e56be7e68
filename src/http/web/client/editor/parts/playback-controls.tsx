import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../components/icon.tsx';
import { clockText } from '../document/clock-text.ts';
import { useSession } from '../session/session.ts';
import { Button } from './controls.tsx';

/** The play button, a slider and the time. */
export function PlaybackControls() {
  const { player, document, texts } = useSession();
  const [isPlaying, setPlaying] = useState(false);
  const clock = useRef<HTMLSpanElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => player.onPlaying(setPlaying), [player]);
  useEffect(
    () =>
      player.onTimeChange((seconds) => {
        // up to 60 times a second: too often to render components again
        if (clock.current) clock.current.textContent = clockText(seconds * 1000);
        if (slider.current) slider.current.value = String(seconds);
        slider.current?.setAttribute('aria-valuetext', clockText(seconds * 1000));
      }),
    [player],
  );
  return (
    <div class="transport">
      <Button onClick={player.toggle} aria-keyshortcuts="Space">
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {isPlaying ? texts.pause : texts.play}
      </Button>
      <input
        ref={slider}
        type="range"
        class="transport-slider"
        min={0}
        max={document.durationMs / 1000}
        step={0.01}
        defaultValue="0"
        aria-label={texts.moment}
        onInput={(event) => player.seek(Number(event.currentTarget.value))}
      />
      <span class="transport-clock">
        <span ref={clock}>0:00.0</span> / {clockText(document.durationMs)}
      </span>
    </div>
  );
}
