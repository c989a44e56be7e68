import { type JobName, jobNames } from './queue.ts';

/**
 * The kinds of work that a process may do by itself, with their jobs: machines with a GPU transcribe, large ones render, small ones
 * send and answer. The role `worker` does all of them.
 */
const jobsOfRole = {
  fetch: ['fetch-source'],
  transcribe: ['listen'],
  render: ['plan-render', 'render-segments'],
  assemble: ['assemble-output'],
  deliver: ['deliver', 'apply-payments'],
  chats: ['converse', 'send-messages', 'settle-contacts'],
} as const satisfies Record<string, readonly JobName[]>;

export type JobRole = keyof typeof jobsOfRole;

export const jobRoles = Object.keys(jobsOfRole) as JobRole[];

/** They run at an interval, in one process at a time: every process that does any work has them, so that they always run. */
const upkeep: readonly JobName[] = ['reconcile', 'finish-deletions', 'sweep', 'watch-operations'];

/** The jobs of a process; none for roles that do no background work. */
export function jobsOf(roles: readonly string[]): JobName[] {
  if (roles.includes('worker')) return [...jobNames];
  const named = jobRoles.filter((role) => roles.includes(role)).flatMap((role): readonly JobName[] => jobsOfRole[role]);
  return named.length === 0 ? [] : jobNames.filter((name) => named.includes(name) || upkeep.includes(name));
}

/** The kinds of work that none of the processes does. */
export function missingJobRoles(processes: readonly { roles: readonly string[] }[]): JobRole[] {
  const done = new Set(processes.flatMap(({ roles }) => jobsOf(roles)));
  return jobRoles.filter((role) => jobsOfRole[role].some((job) => !done.has(job)));
}
