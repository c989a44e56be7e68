import type { ComponentChildren } from 'preact';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { usePage } from '../components/page-context.ts';

/**
 * The last good output; while the first is being made, its finished beginning. `data-key` names what is played: the
 * script puts another in its place when it changes.
 */
export function Player({ video }: { video: VideoView }) {
  const words = usePage().texts.videos;
  const { output, previewUrl } = video;
  // what is said as text, for whoever cannot see what is drawn into the picture
  const track = `/app/videos/${video.videoId}/captions/vtt`;
  if (previewUrl !== null) {
    return (
      <PlayerFrame keyName={`preview-${video.revision}`} hint={words.preview}>
        <video controls playsInline preload="metadata" data-hls={pathOf(previewUrl)} aria-label={words.watch}>
          <track kind="captions" src={track} label={words.captions} />
        </video>
      </PlayerFrame>
    );
  }
  if (!output)
    return (
      <PlayerFrame
        keyName={`none-${video.status}`}
        hint={video.status === 'processing' ? words.nothingYet : undefined}
      />
    );
  const isEarlier = output.revision !== video.revision;
  return (
    <PlayerFrame keyName={`output-${output.revision}`} hint={isEarlier ? words.earlier : undefined}>
      <video
        controls
        playsInline
        preload="metadata"
        src={pathOf(output.videoUrl)}
        width={output.width}
        height={output.height}
        poster={`/app/videos/${video.videoId}/still/${output.revision}.jpg`}
        aria-label={words.watch}
      >
        <track kind="captions" src={track} label={words.captions} />
      </video>
    </PlayerFrame>
  );
}

interface PlayerFrameProps {
  keyName: string;
  hint?: string;
  children?: ComponentChildren;
}

function PlayerFrame({ keyName, hint, children }: PlayerFrameProps) {
  return (
    <div class="player" id="player" data-live data-key={keyName}>
      {children}
      {hint && <p class="hint">{hint}</p>}
    </div>
  );
}

/** Of our own origin, by whichever of its names the page was opened. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
