/**
 * Finds the chats that are somebody's. One that has an account of its own aside is that account's: whoever has linked
 * it from outside is not given it.
 */
export function chatsOfUser(userId: number) {
  return { $or: [{ userId, ownUserId: null }, { ownUserId: userId }] };
}
