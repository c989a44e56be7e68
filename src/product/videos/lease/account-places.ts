import { oneAtATime } from '../../../infra/one-at-a-time.ts';

export type AccountPlaces = ReturnType<typeof createAccountPlaces>;

/** Limits how many places of one kind of work, in one process, the videos of one account hold. */
export function createAccountPlaces(maxPerAccount: number) {
  const taken = new Map<number, number>();
  const change = (ownerId: number, by: 1 | -1) => {
    const count = (taken.get(ownerId) ?? 0) + by;
    if (count > 0) taken.set(ownerId, count);
    else taken.delete(ownerId);
  };
  // two claims at the same time would both count the places before either has taken its own
  const alone = oneAtATime((work: () => Promise<void>) => work());
  return {
    /** Claims work of an account that has a place left, and takes the place until `leave`. */
    async claim<C extends { video: { ownerId: number } }>(
      claim: (fullOwnerIds: number[]) => Promise<C | null>,
    ): Promise<C | null> {
      let claimed: C | null = null;
      await alone(async () => {
        claimed = await claim([...taken].filter(([, count]) => count >= maxPerAccount).map(([ownerId]) => ownerId));
        if (claimed) change(claimed.video.ownerId, 1);
      });
      return claimed;
    },
    leave: (ownerId: number) => change(ownerId, -1),
  };
}
