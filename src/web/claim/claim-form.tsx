import type { ClaimLinkView } from '../../services.ts';
import { Moment } from '../components/moment.tsx';
import { PostForm } from '../components/post-form.tsx';

interface ClaimFormProps {
  token: string;
  link: Extract<ClaimLinkView, { state: 'open' }>;
  email: string | null;
}

/** What is about to be connected with what; a press of the button does it. */
export function ClaimForm({ token, link: { contact, offeredBy, expiresAt }, email }: ClaimFormProps) {
  return (
    <section class="card card-narrow">
      <h1>Connect this chat?</h1>
      <p class="intro">
        {offeredBy === null ? 'A chat bot' : <strong class="breakable">{offeredBy}</strong>} offers to connect a chat
        with your account{email !== null && <strong class="breakable"> {email}</strong>}. Videos that you make without a
        callback address are then sent to that chat.
      </p>
      <dl class="facts">
        <div>
          <dt>Bot</dt>
          <dd class="breakable">{contact.chatbotId}</dd>
        </div>
        <div>
          <dt>Contact</dt>
          <dd class="breakable">{contact.messengerId}</dd>
        </div>
      </dl>
      <PostForm action={`/claim/${encodeURIComponent(token)}`}>
        <button type="submit" class="button button-wide">
          Connect it
        </button>
      </PostForm>
      <p class="hint">
        Connect it only if you asked for this link in your own chat. It is good until <Moment at={expiresAt} />.
      </p>
    </section>
  );
}
