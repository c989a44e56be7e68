import { linkRefusalOf } from '../../../chat/chats/linking/link-refused.ts';
import type { UsedLinkCode } from '../../../chat/chats/linking/manage-links.ts';
import { addressOfChat } from '../../../infra/chat-address.ts';
import { fill } from '../../../texts/fill.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { pageNotFound } from '../errors/page-error.ts';
import { type PageRoute, page, redirect, userPage } from '../page/page-route.ts';
import { NewChatCodePage } from './new-chat-code-page.tsx';
import { showProfile } from './profile.pages.tsx';

const path = '/app/profile/messengers';
const card = '/app/profile#messengers';
const newCodePath = `${path}/code`;

/** Linking chats to the account, by a code from the chat or for the chat, and unlinking them. */
export const messengersPages: readonly PageRoute[] = [
  userPage({
    method: 'post',
    path: `${path}/join`,
    async handle(visit, deps) {
      const code = visit.form.text('code');
      const t = visit.texts.profile.messengers;
      const used = await deps.chats.useLinkCode({ userId: visit.session.userId, code });
      if (used.outcome === 'joined') return redirect(card, { kind: 'done', text: t.joined });
      return showProfile(visit, deps, { chatCode: { code, error: problemOf(t, used) } });
    },
  }),
  userPage({
    method: 'post',
    path: newCodePath,
    async handle({ session, texts, keepOneTimeValues }, { chats }) {
      try {
        const { code, url, expiresAt } = await chats.makeLinkCode(session.userId);
        keepOneTimeValues(newCodePath, [code, url ?? '', expiresAt.toISOString()]);
        return redirect(newCodePath);
      } catch (error) {
        if (linkRefusalOf(error) !== 'too_many_codes') throw error;
        return redirect(card, { kind: 'problem', text: texts.profile.messengers.tooManyCodes });
      }
    },
  }),
  userPage({
    method: 'get',
    path: newCodePath,
    async handle({ takeOneTimeValues, texts }) {
      const [code, url, expiresAt] = takeOneTimeValues(newCodePath) ?? [];
      if (code === undefined || expiresAt === undefined) return redirect(card);
      const made = { code, url: url || null, expiresAt: new Date(expiresAt) };
      return page({ title: texts.profile.messengers.newCodeTitle, content: <NewChatCodePage {...made} /> });
    },
  }),
  userPage({
    method: 'post',
    path: `${path}/disconnect`,
    async handle({ session, form, texts }, { chats }) {
      const address = addressOfChat(form.text('chat'));
      if (!address) throw pageNotFound();
      await chats.unlinkChat({ userId: session.userId, address });
      return redirect(card, { kind: 'done', text: texts.profile.messengers.disconnected });
    },
  }),
];

function problemOf(t: PageTexts['profile']['messengers'], used: Exclude<UsedLinkCode, { outcome: 'joined' }>): string {
  if (used.outcome === 'wrong') return t.codeWrong;
  if (used.outcome === 'throttled') {
    return fill(t.codeThrottled, { minutes: Math.ceil(used.retryAfterSeconds / 60) });
  }
  return used.reason === 'telegram_taken' ? t.telegramTaken : t.linkedAlready;
}
