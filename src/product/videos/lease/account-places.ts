import { oneAtATime } from '../../../infra/one-at-a-time.ts';

/** How many works of one kind may run in one process. */
export interface PlaceLimits {
  /** Of one account. */
  maxPerAccount: number;
  /** Places for works that wait for somebody slow, in all and of one account: they leave their own place to others. */
  slow?: { max: number; maxPerAccount: number };
  /** Accounts that get no place for now. */
  pausedOwnerIds?(): number[];
}

export interface Place {
  /** Goes to one of the slow places, if one is free. @returns true when it has gone there now */
  moveToSlow(): boolean;
  leave(): void;
}

export type AccountPlaces = ReturnType<typeof createAccountPlaces>;

/**
 * Limits how many places of one kind of work, in one process, the videos of one account hold. An account that has all of its
 * slow places gets no other place either: its next work may be as slow.
 */
export function createAccountPlaces({
  maxPerAccount,
  slow = { max: 0, maxPerAccount: 0 },
  pausedOwnerIds = () => [],
}: PlaceLimits) {
  const quickPlaces = countByAccount();
  const slowPlaces = countByAccount();
  // two claims at the same time would both count the places before either has taken its own
  const alone = oneAtATime((work: () => Promise<void>) => work());

  function fullOwnerIds(): number[] {
    return [
      ...new Set([
        ...quickPlaces.withAtLeast(maxPerAccount),
        ...slowPlaces.withAtLeast(slow.maxPerAccount),
        ...pausedOwnerIds(),
      ]),
    ];
  }

  function takePlace(ownerId: number): Place {
    let counted: AccountCounts | null = quickPlaces;
    quickPlaces.change(ownerId, 1);
    return {
      moveToSlow() {
        if (counted !== quickPlaces || slowPlaces.total() >= slow.max) return false;
        quickPlaces.change(ownerId, -1);
        slowPlaces.change(ownerId, 1);
        counted = slowPlaces;
        return true;
      },
      leave() {
        counted?.change(ownerId, -1);
        counted = null;
      },
    };
  }

  return {
    /** Accounts that hold all the places they may have, or get none for now. */
    fullOwnerIds,
    /** Claims work of an account that has a place left, and takes the place. */
    async claim<C extends { video: { ownerId: number } }>(
      claim: (fullOwnerIds: number[]) => Promise<C | null>,
    ): Promise<(C & { place: Place }) | null> {
      let taken: (C & { place: Place }) | null = null;
      await alone(async () => {
        const claimed = await claim(fullOwnerIds());
        if (claimed) taken = { ...claimed, place: takePlace(claimed.video.ownerId) };
      });
      return taken;
    },
  };
}

type AccountCounts = ReturnType<typeof countByAccount>;

function countByAccount() {
  const counts = new Map<number, number>();
  let total = 0;
  return {
    change(ownerId: number, by: 1 | -1) {
      const count = (counts.get(ownerId) ?? 0) + by;
      if (count > 0) counts.set(ownerId, count);
      else counts.delete(ownerId);
      total += by;
    },
    total: () => total,
    withAtLeast: (least: number) => [...counts].flatMap(([ownerId, count]) => (count >= least ? [ownerId] : [])),
  };
}
