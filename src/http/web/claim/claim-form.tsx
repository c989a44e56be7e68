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

/** What is about to be connected with what; a press of the button does it. */
export function ClaimForm({ token, link: { contact, offeredBy, expiresAt }, email }: ClaimFormProps) {
  const words = usePage().texts.claim;
  const who = offeredBy === null ? words.someBot : <strong class="breakable">{offeredBy}</strong>;
  const account = <strong class="breakable">{email ?? ''}</strong>;
  return (
    <section class="card card-narrow">
      <h1>{words.question}</h1>
      <p class="intro">
        <Filled text={words.offer} with={{ who, email: account }} />
      </p>
      <dl class="facts">
        <div>
          <dt>{words.bot}</dt>
          <dd class="breakable">{contact.chatbotId}</dd>
        </div>
        <div>
          <dt>{words.contact}</dt>
          <dd class="breakable">{contact.messengerId}</dd>
        </div>
      </dl>
      <PostForm action={`/claim/${encodeURIComponent(token)}`}>
        <button type="submit" class="button button-wide">
          {words.connect}
        </button>
      </PostForm>
      <p class="hint">
        <Filled text={words.onlyYours} with={{ when: <Moment at={expiresAt} /> }} />
      </p>
    </section>
  );
}
