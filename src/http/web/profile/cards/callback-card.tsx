import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-field.tsx';
import { usePage } from '../../components/page-context.ts';

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
