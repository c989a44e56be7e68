import { Filled } from '../components/filled.tsx';
import { usePage } from '../components/page-context.ts';

/** The same for everybody, whether or not the address is known. */
export function LinkSent({ email, by }: { email: string; by: 'mailed' | 'logged' }) {
  const words = usePage().texts.signIn;
  const address = <strong class="breakable">{email}</strong>;
  const again = <a href="/sign-in">{words.again}</a>;
  return (
    <section class="card card-narrow">
      <h1>{words[by]}</h1>
      <p class="intro">
        <Filled text={by === 'mailed' ? words.mailedTo : words.loggedFor} with={{ email: address }} />
      </p>
      <p>{words.once}</p>
      <p class="hint">
        <Filled text={by === 'mailed' ? words.nothingThere : words.wrongAddress} with={{ again }} />
      </p>
    </section>
  );
}
