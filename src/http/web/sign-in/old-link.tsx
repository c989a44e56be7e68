import { usePage } from '../components/page-context.ts';

export function OldLink() {
  const words = usePage().texts.signIn;
  return (
    <section class="card card-narrow">
      <h1>{words.old}</h1>
      <p class="intro">{words.oldHint}</p>
      <p>
        <a class="button button-wide" href="/sign-in">
          {words.sendNew}
        </a>
      </p>
    </section>
  );
}
