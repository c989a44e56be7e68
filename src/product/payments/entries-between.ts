/** Whose seconds a payment is, and how many; nobody’s are none. */
export interface Holding {
  userId: number | null;
  seconds: number;
}

/** The changes of balances that lead from what is booked to what should be; none when it is so already. */
export function ledgerDifference(booked: Holding, wanted: Holding): { userId: number; seconds: number }[] {
  if (booked.userId === wanted.userId) return entry(wanted.userId, wanted.seconds - booked.seconds);
  return [...entry(booked.userId, -booked.seconds), ...entry(wanted.userId, wanted.seconds)];
}

function entry(userId: number | null, seconds: number): { userId: number; seconds: number }[] {
  return userId === null || seconds === 0 ? [] : [{ userId, seconds }];
}
