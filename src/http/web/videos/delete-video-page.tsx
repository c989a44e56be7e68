import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

export function DeleteVideoPage({ videoId, name }: { videoId: string; name: string }) {
  const t = usePage().texts.videos;
  const path = `/app/videos/${videoId}`;
  return (
    <section class="card card-narrow">
      <h1>{t.deleteTitle}</h1>
      <p>
        <strong class="breakable">{name}</strong>
      </p>
      <p class="intro">{t.deleteHint}</p>
      <PostForm action={`${path}/delete`}>
        <div class="buttons">
          <button type="submit" class="button button-danger button-solid">
            {t.deleteIt}
          </button>
          <a class="button button-quiet" href={path}>
            {t.keepIt}
          </a>
        </div>
      </PostForm>
    </section>
  );
}
