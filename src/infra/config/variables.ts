import { availableParallelism } from 'node:os';
import { botVariables } from './bot-variables.ts';
import { limitVariables } from './limit-variables.ts';
import { paymentVariables } from './payment-variables.ts';
import { peopleVariables } from './people-variables.ts';
import { serviceVariables } from './service-variables.ts';
import { storageVariables } from './storage-variables.ts';
import { videoVariables } from './video-variables.ts';

/** The settings by theme, as docs/configuration.md shows them. */
export const variableGroups = {
  'The service': serviceVariables,
  Storage: storageVariables,
  Limits: limitVariables,
  'Rendering and speech': videoVariables,
  Bots: botVariables,
  Payments: paymentVariables,
  'People and operation': peopleVariables,
};

/** Every environment variable of the service: the only list. Errors, docs/configuration.md and .env.example follow it. */
export const variables = {
  ...serviceVariables,
  ...storageVariables,
  ...limitVariables,
  ...videoVariables,
  ...botVariables,
  ...paymentVariables,
  ...peopleVariables,
};

export type VariableName = keyof typeof variables;

/** RENDER_CONCURRENCY when unset: one encode uses about two cores. */
export function defaultRenderConcurrency(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}
