import { Icon } from '../components/icon.tsx';
import { usePage } from '../components/page-context.ts';

/**
 * The clip without and with captions. Its poster comes first; `app.js` fetches and plays the video when the page is complete,
 * unless the visitor wants less motion: then the button plays it. Without scripts, the browser's own controls do.
 */
export function Loop({ src }: { src: string }) {
  const { assets, texts } = usePage();
  const t = texts.landing;
  return (
    <figure class="loop">
      <div class="loop-frame">
        <video
          src={src}
          poster={assets.path('loop-poster.webp')}
          width="960"
          height="854"
          preload="none"
          controls
          muted
          loop
          playsInline
          aria-label={t.clip}
          data-loop
        />
        <button type="button" class="loop-button" aria-label={t.pause} data-play={t.play} data-pause={t.pause} hidden>
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      </div>
      <figcaption>
        <span>{t.before}</span>
        <span>{t.after}</span>
      </figcaption>
    </figure>
  );
}
