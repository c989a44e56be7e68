import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/fields.tsx';
import { usePage } from '../../components/page-context.ts';
import { PostForm } from '../../components/post-form.tsx';

/** The secret that signs callbacks, hidden until it is opened, and a link to the page about callbacks. */
export function CallbackCard({ callbackSecret }: { callbackSecret: string }) {
  const t = usePage().texts.profile.callbacks;
  return (
    <Card id="callback" title={t.title} intro={t.intro}>
      <details>
        <summary>{t.show}</summary>
        <CopyField id="callback-secret" label={t.secret} value={callbackSecret} />
      </details>
      <p>
        <a class="button button-quiet" href="/app/profile/callbacks">
          {t.change}
        </a>
      </p>
    </Card>
  );
}

/** Signs out in all browsers. */
export function SessionsCard() {
  const t = usePage().texts.profile.sessions;
  return (
    <Card id="sessions" title={t.title} intro={t.intro}>
      <PostForm action="/app/sign-out">
        <input type="hidden" name="everywhere" value="yes" />
        <div class="buttons">
          <button type="submit" class="button button-quiet">
            {t.everywhere}
          </button>
        </div>
      </PostForm>
    </Card>
  );
}

/** Links to download the account's data and to delete the account. */
export function DataCard() {
  const t = usePage().texts.profile.data;
  return (
    <Card id="data" title={t.title} intro={t.intro}>
      <div class="buttons">
        <a class="button button-quiet" href="/app/profile/export" download>
          {t.download}
        </a>
        <a class="button button-danger" href="/app/profile/delete">
          {t.delete}
        </a>
      </div>
    </Card>
  );
}
