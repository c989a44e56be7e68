import { Card } from '../components/card.tsx';

/** Taking everything along, and leaving. */
export function DataCard() {
  return (
    <Card
      id="data"
      title="Your data"
      intro="Everything this service holds on you is yours: take it along as one file, or have it deleted."
    >
      <div class="buttons">
        <a class="button button-quiet" href="/app/profile/export" download>
          Download my data
        </a>
        <a class="button button-danger" href="/app/profile/delete">
          Delete my account
        </a>
      </div>
    </Card>
  );
}
