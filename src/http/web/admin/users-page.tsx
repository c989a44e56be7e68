import type { UserView } from '../../../product/accounts/list-users.ts';
import { Card } from '../components/card.tsx';
import { formatSeconds, Moment } from '../components/format.tsx';
import { AdminFrame } from './admin-frame.tsx';

interface UsersPageProps {
  users: UserView[];
  search: string;
  /** Address of the next page; null = there is none. */
  moreUrl: string | null;
}

export function UsersPage({ users, search, moreUrl }: UsersPageProps) {
  return (
    <AdminFrame title="Users">
      <Card title={search === '' ? 'Newest first' : `Found for “${search}”`}>
        <form action="/app/admin" method="get">
          <div class="form-line">
            <div class="field">
              <label for="q">Email, name or number</label>
              <input type="search" id="q" name="q" value={search} autoComplete="off" spellcheck={false} />
            </div>
            <button type="submit" class="button">
              Search
            </button>
          </div>
        </form>
        {users.length === 0 ? (
          <p class="empty">{search === '' ? 'There are no users yet.' : `No user matches “${search}”.`}</p>
        ) : (
          <ul class="rows">
            {users.map((user) => (
              <UserRow key={user.userId} user={user} />
            ))}
          </ul>
        )}
        {moreUrl && (
          <p>
            <a class="button button-quiet" href={moreUrl}>
              More
            </a>
          </p>
        )}
      </Card>
    </AdminFrame>
  );
}

function UserRow({ user }: { user: UserView }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const { videos, seconds } = user.thisMonth;
  return (
    <li class="row">
      <div>
        <h3 class="breakable">{user.email ?? 'Chat only'}</h3>
        <p class="hint breakable">
          {[`No. ${user.userId}`, name, user.isAdmin ? 'operator' : ''].filter(Boolean).join(', ')}, joined{' '}
          <Moment at={user.createdAt} dayOnly />
        </p>
      </div>
      <p>
        This month: {videos === 1 ? 'one video' : `${videos} videos`}, {formatSeconds(seconds)} captioned
        {user.balanceSeconds !== null && <>, {formatSeconds(user.balanceSeconds)} left</>}
      </p>
    </li>
  );
}
