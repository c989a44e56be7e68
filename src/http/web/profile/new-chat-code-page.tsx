import type { LinkCode } from '../../../chat/chats/linking/manage-links.ts';
import { CopyField } from '../components/copy-field.tsx';
import { Filled } from '../components/filled.tsx';
import { Moment } from '../components/moment.tsx';
import { usePage } from '../components/page-context.ts';

/** The only time that a code is shown. */
export function NewChatCodePage({ code, url, expiresAt }: LinkCode) {
  const words = usePage().texts.profile.messengers;
  return (
    <section class="card">
      <h1>{words.newCodeTitle}</h1>
      <p class="intro">
        <Filled text={words.newCodeIntro} with={{ when: <Moment at={expiresAt} /> }} />
      </p>
      <CopyField id="chat-code" label={words.newCode} value={`/link ${code}`} />
      <div class="buttons">
        {url !== null && (
          <a class="button" href={url}>
            {words.openTelegram}
          </a>
        )}
        <a class="button button-quiet" href="/app/profile#messengers">
          {words.newCodeDone}
        </a>
      </div>
    </section>
  );
}
