/** A message of more clauses is a story. */
const maxClauses = 8;
/** A run of signs is looked at once, from its first one, so that thousands of them cost no more than others. */
const between = /(?<![.,;!?…\n])[.,;!?…\n]+(?:\s|$)|(?<!\s)\s+[-–—]+\s/u;

/** What stands between the signs of a message: "Stop that, please. I'll send it again." has three clauses. */
export function clausesOf(text: string): string[] {
  const clauses = text.split(between).map((clause) => clause.trim());
  return clauses.filter((clause) => /\p{L}/u.test(clause)).slice(0, maxClauses);
}
