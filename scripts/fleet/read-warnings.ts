import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the workers logged: how often each message, from warnings upwards. What is not a log line is `other output`. */
export function readWarnings(folder: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.log'))) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) {
      const message = messageOf(line);
      counts[message] = (counts[message] ?? 0) + 1;
    }
  }
  return counts;
}

function messageOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message?: string } };
    return err?.message ? `${msg}: ${err.message}`.slice(0, 200) : msg;
  } catch {
    return 'other output';
  }
}
