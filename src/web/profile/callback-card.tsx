import { Card } from '../components/card.tsx';
import { CopyField } from '../components/copy-field.tsx';

/** What callbacks are signed with, kept out of sight until it is wanted, and the way to all else about them. */
export function CallbackCard({ callbackSecret }: { callbackSecret: string }) {
  return (
    <Card
      id="callback"
      title="Callbacks"
      intro="We sign what we send to your callback address with this secret, so that you can tell it is ours."
    >
      <details>
        <summary>Show the secret</summary>
        <CopyField id="callback-secret" label="Callback secret" value={callbackSecret} />
      </details>
      <p>
        <a class="button button-quiet" href="/app/profile/callbacks">
          Change it, or try your receiver
        </a>
      </p>
    </Card>
  );
}
