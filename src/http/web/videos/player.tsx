import type { ComponentChildren } from 'preact';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { usePage } from '../components/page-context.ts';

/**
 * Plays the latest output; before there is one, the finished part of the first rendering. `data-key` names what is
 * played: when it changes, the script replaces the player.
 */
export function Player({ video }: { video: VideoView }) {
  const t = usePage().texts.videos;
  const { output, previewUrl } = video;
  // the captions as text, for people who cannot see those in the picture
  const track = `/app/videos/${video.videoId}/captions/vtt`;
  if (previewUrl !== null) {
    return (
      <PlayerFrame keyName={`preview-${video.revision}`} hint={t.preview}>
        <video controls playsInline preload="metadata" data-hls={pathOf(previewUrl)} aria-label={t.watch}>
          <track kind="captions" src={track} label={t.captions} />
        </video>
      </PlayerFrame>
    );
  }
  if (!output)
    return (
      <PlayerFrame keyName={`none-${video.status}`} hint={video.status === 'processing' ? t.nothingYet : undefined} />
    );
  const isEarlier = output.revision !== video.revision;
  return (
    <PlayerFrame keyName={`output-${output.revision}`} hint={isEarlier ? t.earlier : undefined}>
      <video
        {...(output.overlayWebmUrl ? { class: 'transparent' } : {})}
        controls
        playsInline
        preload="metadata"
        src={pathOf(output.overlayWebmUrl ?? output.videoUrl)}
        width={output.width}
        height={output.height}
        poster={`/app/videos/${video.videoId}/still/${output.revision}.jpg`}
        aria-label={t.watch}
      >
        <track kind="captions" src={track} label={t.captions} />
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

/** An address of this service without its host, since the page may have been opened by another of its names. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
