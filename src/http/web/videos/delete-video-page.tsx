import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

export function DeleteVideoPage({ videoId, name }: { videoId: string; name: string }) {
  const words = usePage().texts.videos;
  const path = `/app/videos/${videoId}`;
  return (
    <section class="card card-narrow">
      <h1>{words.deleteTitle}</h1>
      <p>
        <strong class="breakable">{name}</strong>
      </p>
      <p class="intro">{words.deleteHint}</p>
      <PostForm action={`${path}/delete`}>
        <div class="buttons">
          <button type="submit" class="button button-danger button-solid">
            {words.deleteIt}
          </button>
          <a class="button button-quiet" href={path}>
            {words.keepIt}
          </a>
        </div>
      </PostForm>
    </section>
  );
}
