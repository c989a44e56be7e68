import { usePage } from '../components/page-context.ts';

interface SharedPageProps {
  path: string;
  src: string;
  width: number;
  height: number;
}

export function SharedPage({ path, src, width, height }: SharedPageProps) {
  const { texts, session } = usePage();
  return (
    <div class="shared">
      <h1 class="visually-hidden">{texts.videos.sharedTitle}</h1>
      <div class="player">
        <video
          src={src}
          width={width}
          height={height}
          controls
          playsInline
          preload="metadata"
          aria-label={texts.videos.watch}
        >
          <track kind="captions" src={`${path}/captions.vtt`} label={texts.videos.captions} />
        </video>
      </div>
      {!session && (
        <p class="hint">
          <a href="/sign-in?to=%2Fapp%2Fnew">{texts.videos.makeYours}</a>
        </p>
      )}
    </div>
  );
}
