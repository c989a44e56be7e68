import { Card } from '../../components/card.tsx';
import { usePage } from '../../components/page-context.ts';
import { PostForm } from '../../components/post-form.tsx';

/** For whoever has left a browser open somewhere. */
export function SessionsCard() {
  const words = usePage().texts.profile.sessions;
  return (
    <Card id="sessions" title={words.title} intro={words.intro}>
      <PostForm action="/app/sign-out">
        <input type="hidden" name="everywhere" value="yes" />
        <div class="buttons">
          <button type="submit" class="button button-quiet">
            {words.everywhere}
          </button>
        </div>
      </PostForm>
    </Card>
  );
}
