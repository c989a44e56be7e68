import type { ClaimLinkView } from '../../../product/subscribers/claim-subscriber.ts';
import { Filled } from '../components/filled.tsx';
import { Moment } from '../components/moment.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

interface ClaimFormProps {
  token: string;
  link: Extract<ClaimLinkView, { state: 'open' }>;
  email: string | null;
}

/** Asks whether this contact is to be linked to the visitor's account. */
export function ClaimForm({ token, link: { contact, offeredBy, expiresAt }, email }: ClaimFormProps) {
  const t = usePage().texts.claim;
  const who = offeredBy === null ? t.someBot : <strong class="breakable">{offeredBy}</strong>;
  const account = <strong class="breakable">{email ?? ''}</strong>;
  return (
    <section class="card card-narrow">
      <h1>{t.question}</h1>
      <p class="intro">
        <Filled text={t.offer} with={{ who, email: account }} />
      </p>
      <dl class="facts">
        <div>
          <dt>{t.bot}</dt>
          <dd class="breakable">{contact.chatbotId}</dd>
        </div>
        <div>
          <dt>{t.contact}</dt>
          <dd class="breakable">{contact.messengerId}</dd>
        </div>
      </dl>
      <PostForm action={`/claim/${encodeURIComponent(token)}`}>
        <button type="submit" class="button button-wide">
          {t.connect}
        </button>
      </PostForm>
      <p class="hint">
        <Filled text={t.onlyYours} with={{ when: <Moment at={expiresAt} /> }} />
      </p>
    </section>
  );
}

export function ClaimMessage({ title, message }: { title: string; message: string }) {
  return (
    <section class="card card-narrow">
      <h1>{title}</h1>
      <p class="intro">{message}</p>
      <p>
        <a class="button button-wide" href="/app/profile#messengers">
          {usePage().texts.claim.seeChats}
        </a>
      </p>
    </section>
  );
}
