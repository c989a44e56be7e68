import { Card } from '../components/card.tsx';
import { PostForm } from '../components/post-form.tsx';

/** For whoever has left a browser open somewhere. */
export function SessionsCard() {
  return (
    <Card
      id="sessions"
      title="Signed in"
      intro="You stay signed in for 30 days after your last visit. Signing out everywhere leaves your tokens as they are."
    >
      <PostForm action="/app/sign-out">
        <input type="hidden" name="everywhere" value="yes" />
        <div class="buttons">
          <button type="submit" class="button button-quiet">
            Sign out everywhere
          </button>
        </div>
      </PostForm>
    </Card>
  );
}
