import { usePage } from '../components/page-context.ts';

export function ClaimRefused({ title, message }: { title: string; message: string }) {
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
