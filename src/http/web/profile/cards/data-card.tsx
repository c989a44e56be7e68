import { Card } from '../../components/card.tsx';
import { usePage } from '../../components/page-context.ts';

/** Taking everything along, and leaving. */
export function DataCard() {
  const words = usePage().texts.profile.data;
  return (
    <Card id="data" title={words.title} intro={words.intro}>
      <div class="buttons">
        <a class="button button-quiet" href="/app/profile/export" download>
          {words.download}
        </a>
        <a class="button button-danger" href="/app/profile/delete">
          {words.delete}
        </a>
      </div>
    </Card>
  );
}
