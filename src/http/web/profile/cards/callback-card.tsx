import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-field.tsx';
import { usePage } from '../../components/page-context.ts';

/** What callbacks are signed with, kept out of sight until it is wanted, and the way to all else about them. */
export function CallbackCard({ callbackSecret }: { callbackSecret: string }) {
  const words = usePage().texts.profile.callbacks;
  return (
    <Card id="callback" title={words.title} intro={words.intro}>
      <details>
        <summary>{words.show}</summary>
        <CopyField id="callback-secret" label={words.secret} value={callbackSecret} />
      </details>
      <p>
        <a class="button button-quiet" href="/app/profile/callbacks">
          {words.change}
        </a>
      </p>
    </Card>
  );
}
