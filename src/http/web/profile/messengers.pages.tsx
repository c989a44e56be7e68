import { linkRefusalOf } from '../../../chat/chats/linking/link-refused.ts';
import type { LinkCode, UsedLinkCode } from '../../../chat/chats/linking/manage-links.ts';
import { addressOfChat } from '../../../infra/chat-address.ts';
import { fill } from '../../../texts/fill.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { CopyField } from '../components/fields.tsx';
import { Filled } from '../components/filled.tsx';
import { Moment } from '../components/format.tsx';
import { usePage } from '../components/page-context.ts';
import { pageNotFound } from '../errors/page-error.ts';
import { type PageRoute, page, redirect, userPage } from '../page/page-route.ts';
import { showProfile } from './profile.pages.tsx';

const path = '/app/profile/messengers';
const card = '/app/profile#messengers';
const newCodePath = `${path}/code`;

/** Linking chats to the account, by a code from the chat or for the chat, and unlinking them. */
export const messengersPages: readonly PageRoute[] = [
  userPage('post', `${path}/join`, async (visit, deps) => {
    const code = visit.form.text('code');
    const t = visit.texts.profile.messengers;
    const used = await deps.chats.useLinkCode({ userId: visit.session.userId, code });
    if (used.outcome === 'linked') return redirect(card, { kind: 'done', text: t.joined });
    return showProfile(visit, deps, { chatCode: { code, error: problemOf(t, used) } });
  }),
  userPage('post', newCodePath, async ({ session, texts, keepOneTimeValues }, { chats }) => {
    try {
      const { code, url, expiresAt } = await chats.makeLinkCode(session.userId);
      keepOneTimeValues(newCodePath, [code, url ?? '', expiresAt.toISOString()]);
      return redirect(newCodePath);
    } catch (error) {
      if (linkRefusalOf(error) !== 'too_many_codes') throw error;
      return redirect(card, { kind: 'problem', text: texts.profile.messengers.tooManyCodes });
    }
  }),
  userPage('get', newCodePath, async ({ takeOneTimeValues, texts }) => {
    const [code, url, expiresAt] = takeOneTimeValues(newCodePath) ?? [];
    if (code === undefined || expiresAt === undefined) return redirect(card);
    const made = { code, url: url || null, expiresAt: new Date(expiresAt) };
    return page({ title: texts.profile.messengers.newCodeTitle, content: <NewChatCodePage {...made} /> });
  }),
  userPage('post', `${path}/disconnect`, async ({ session, form, texts }, { chats }) => {
    const address = addressOfChat(form.text('chat'));
    if (!address) throw pageNotFound();
    await chats.unlinkChat({ userId: session.userId, address });
    return redirect(card, { kind: 'done', text: texts.profile.messengers.disconnected });
  }),
];

function problemOf(t: PageTexts['profile']['messengers'], used: Exclude<UsedLinkCode, { outcome: 'linked' }>): string {
  if (used.outcome === 'wrong') return t.codeWrong;
  if (used.outcome === 'throttled') {
    return fill(t.codeThrottled, { minutes: Math.ceil(used.retryAfterSeconds / 60) });
  }
  if (used.reason === 'whatsapp_taken') return t.whatsappTaken;
  return used.reason === 'telegram_taken' ? t.telegramTaken : t.linkedAlready;
}

/** The only page that shows the code. */
function NewChatCodePage({ code, url, expiresAt }: LinkCode) {
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
