/** A message of more clauses is a story. */
const maxClauses = 8;

/** What stands between the signs of a message: "Stop that, please. I'll send it again." has three clauses. */
export function clausesOf(text: string): string[] {
  const clauses = text.split(/[.,;!?…\n]+(?:\s|$)|\s[-–—]+\s/u).map((clause) => clause.trim());
  return clauses.filter((clause) => /\p{L}/u.test(clause)).slice(0, maxClauses);
}
