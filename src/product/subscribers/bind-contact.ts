import type { Connection } from 'mongoose';
import { chatKeyOf } from '../../infra/chat-address.ts';
import type { Clock } from '../../infra/clock.ts';
import { retryOnDuplicate } from '../../infra/database/duplicate-key.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { createIntegrationModel, type IntegrationModel } from '../integrations/integration.model.ts';
import {
  type ContactBindingModel,
  type ContactBindingRecord,
  createContactBindingModel,
} from './contact-binding.model.ts';
import type { Contact } from './link-subscriber.ts';

export interface BindContactDeps {
  contactBindings: ContactBindingModel;
  integrations: IntegrationModel;
  clock: Clock;
  logger: Logger;
}

interface ContactOfIntegration extends Contact {
  integrationId: string;
}

export type BindContact = (input: ContactOfIntegration) => Promise<void>;

export function createBindContact(options: { connection: Connection; clock: Clock; logger: Logger }): BindContact {
  const { connection, clock, logger } = options;
  const contactBindings = createContactBindingModel(connection);
  const integrations = createIntegrationModel(connection);
  return (input) => bindContact({ contactBindings, integrations, clock, logger }, input);
}

/**
 * Makes sure that an integration may act for a contact. The first integration that uses a contact has it from then on;
 * when that one is removed, the next one that uses the contact has it.
 * @throws AppError `not_found` when the contact is another integration's
 */
export function bindContact(deps: BindContactDeps, input: ContactOfIntegration): Promise<void> {
  // of two first uses at once, one finds the other's binding in its second try
  return retryOnDuplicate(() => tryToBind(deps, input));
}

/** @throws AppError `not_found` when the contact is another integration's */
export async function requireContact(deps: BindContactDeps, input: ContactOfIntegration): Promise<void> {
  await findOwnBinding(deps, input);
}

async function tryToBind(deps: BindContactDeps, input: ContactOfIntegration): Promise<void> {
  const bound = await findOwnBinding(deps, input);
  const { integrationId } = input;
  if (bound?.integrationId === integrationId) return;
  const { contactBindings, clock, logger } = deps;
  const fresh = { integrationId, boundAt: new Date(clock()) };
  // the condition on the removed integration turns a competing write into a duplicate
  const before = bound ? { integrationId: bound.integrationId } : { integrationId };
  await contactBindings.updateOne({ _id: keyOf(input), ...before }, { $set: fresh }, { upsert: true });
  const { chatbotId, messengerId } = input;
  const previous = bound?.integrationId ?? null;
  logger.info({ chatbotId, messengerId, integrationId, previous }, 'bound a contact to the integration that used it');
}

/** The contact's binding, which is this integration's, or one of a removed integration; null = there is none. */
async function findOwnBinding(
  { contactBindings, integrations }: BindContactDeps,
  input: ContactOfIntegration,
): Promise<ContactBindingRecord | null> {
  const bound = await contactBindings.findById(keyOf(input)).lean();
  if (!bound || bound.integrationId === input.integrationId) return bound;
  if (await integrations.exists({ _id: bound.integrationId })) {
    throw new AppError('not_found', { message: 'There is no such contact.' });
  }
  return bound;
}

function keyOf({ chatbotId, messengerId }: Contact): string {
  return chatKeyOf({ kind: 'messenger', chatbotId, messengerId });
}
