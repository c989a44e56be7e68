import type { LinkCode } from '../../../chat/chats/linking/manage-links.ts';
import { CopyField } from '../components/copy-field.tsx';
import { Filled } from '../components/filled.tsx';
import { Moment } from '../components/moment.tsx';
import { usePage } from '../components/page-context.ts';

/** The only page that shows the code. */
export function NewChatCodePage({ code, url, expiresAt }: LinkCode) {
  const t = usePage().texts.profile.messengers;
  return (
    <section class="card">
      <h1>{t.newCodeTitle}</h1>
      <p class="intro">
        <Filled text={t.newCodeIntro} with={{ when: <Moment at={expiresAt} /> }} />
      </p>
      <CopyField id="chat-code" label={t.newCode} value={`/link ${code}`} />
      <div class="buttons">
        {url !== null && (
          <a class="button" href={url}>
            {t.openTelegram}
          </a>
        )}
        <a class="button button-quiet" href="/app/profile#messengers">
          {t.newCodeDone}
        </a>
      </div>
    </section>
  );
}
