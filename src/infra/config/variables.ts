import { availableParallelism } from 'node:os';
import type { Variable } from './variable.ts';
import { botsVariables } from './variables/bots.ts';
import { limitsVariables } from './variables/limits.ts';
import { linksVariables } from './variables/links.ts';
import { operationVariables } from './variables/operation.ts';
import { paymentsVariables } from './variables/payments.ts';
import { renderingVariables } from './variables/rendering.ts';
import { serviceVariables } from './variables/service.ts';
import { storageVariables } from './variables/storage.ts';

/**
 * Every environment variable of the service: the only list, by theme, as docs/configuration.md shows it. Errors and
 * .env.example follow it too.
 */
export const variableGroups = {
  'The service': serviceVariables,
  Storage: storageVariables,
  'Links that people send': linksVariables,
  Limits: limitsVariables,
  'Rendering and speech': renderingVariables,
  Bots: botsVariables,
  Payments: paymentsVariables,
  'People and operation': operationVariables,
} as const satisfies Record<string, Record<string, Variable>>;

export const variables = {
  ...variableGroups['The service'],
  ...variableGroups.Storage,
  ...variableGroups['Links that people send'],
  ...variableGroups.Limits,
  ...variableGroups['Rendering and speech'],
  ...variableGroups.Bots,
  ...variableGroups.Payments,
  ...variableGroups['People and operation'],
};

export type VariableName = keyof typeof variables;

/** RENDER_CONCURRENCY and TRANSCRIBE_CONCURRENCY when unset: one encode, and one Whisper, uses about two cores. */
export function halfTheCores(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}
