export function OldLink() {
  return (
    <section class="card card-narrow">
      <h1>This link is used up</h1>
      <p class="intro">A sign-in link works once, within 15 minutes. This one has been used, or is older.</p>
      <p>
        <a class="button button-wide" href="/sign-in">
          Send me a new link
        </a>
      </p>
    </section>
  );
}
