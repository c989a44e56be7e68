/** The same for everybody, whether or not the address is known. */
export function LinkSent({ email, by }: { email: string; by: 'mailed' | 'logged' }) {
  return (
    <section class="card card-narrow">
      <h1>{by === 'mailed' ? 'Look into your mailbox' : 'Look into the service’s log'}</h1>
      <p class="intro">
        {by === 'mailed' ? 'We have sent a mail to ' : 'This service sends no mails: its log says how to sign in as '}
        <strong class="breakable">{email}</strong>.
      </p>
      <p>The link works once, within 15 minutes. You may open it on another device, too.</p>
      <p class="hint">
        {by === 'mailed' ? 'Nothing there? Look under spam, or check the address and ' : 'Is the address wrong? '}
        <a href="/sign-in">try again</a>.
      </p>
    </section>
  );
}
