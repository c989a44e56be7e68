import { z } from 'zod';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { isBroken, required } from '../../../infra/validation/field.ts';
import { emailField, textField } from '../../../infra/validation/field-kinds.ts';
import { withoutBlanks } from '../../../infra/validation/php-values.ts';
import { inspect, ownValue } from '../../../infra/validation/validate.ts';
import { invalidFields } from '../../../infra/validation/violation.ts';
import type { RegisteredUser, RegisterUserInput } from '../../../product/accounts/add-user.ts';
import { HttpError, messageSchema } from '../routing/http-error.ts';
import { writeOnce } from '../routing/idempotent-write.ts';
import type { Call, HandlerDeps, Route } from '../routing/route.ts';

const fields = {
  email: required(emailField()),
  api_key: required(textField()),
  first_name: textField(),
  last_name: textField(),
  integration_id: textField(),
  chatbot_tag: textField(),
};

const registeredSchema = z.strictObject({
  message: z.string(),
  user: z.strictObject({
    id: z.int(),
    email: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    api_token: z.string().describe('shown only now'),
  }),
});

const registerUser: Route = {
  method: 'post',
  path: '/user/register',
  access: 'address',
  id: 'registerUser',
  tag: 'Account',
  summary: 'Create an account for a user, as an integration',
  fields,
  idempotent: true,
  examples: { 'a person': { email: 'ada@example.com', api_key: 'ik_example', first_name: 'Ada' } },
  replies: {
    201: { description: 'Registered', schema: registeredSchema },
    401: { description: 'The api_key is wrong', schema: messageSchema },
  },
  async handle(call, deps) {
    const integration = await findIntegration(call, deps);
    const writer = integration && {
      key: `integration:${integration.integrationId}`,
      secret: integration.apiKey,
      userId: null,
    };
    const prepare = () => {
      const input = validateInput(call, integration);
      return async (transaction: Transaction) =>
        presentRegistered(await deps.accounts.registerUser(input, transaction));
    };
    return writeOnce({ call, deps, writer, prepare });
  },
};

export const registerRoutes = [registerUser];

interface KnownIntegration {
  integrationId: string;
  apiKey: string;
}

/** A wrong key is refused before the fields are validated; a missing key is a validation error. null = no valid key. */
async function findIntegration(call: Call, { integrations }: HandlerDeps): Promise<KnownIntegration | null> {
  const given = withoutBlanks(ownValue(call.fields, 'api_key'));
  if (given === undefined) return null;
  const reading = fields.api_key.read(given, 'api_key');
  if (isBroken(reading)) return null;
  const integration = await integrations.authenticateIntegration(reading.value);
  if (integration) return { ...integration, apiKey: reading.value };
  const headers = { 'WWW-Authenticate': 'Bearer' };
  throw new HttpError({ status: 401, body: { message: 'The api key is wrong.' }, headers });
}

function validateInput(call: Call, integration: KnownIntegration | null): RegisterUserInput {
  const { values, violations } = inspect(fields, call.fields);
  const { integration_id } = values;
  if (integration && integration_id !== undefined && integration_id !== integration.integrationId) {
    violations.push({ field: 'integration_id', rule: 'exists' });
  }
  if (violations.length > 0 || !integration) throw invalidFields(violations);
  return {
    integrationId: integration.integrationId,
    email: values.email,
    firstName: values.first_name,
    lastName: values.last_name,
    chatbotTag: values.chatbot_tag,
  };
}

function presentRegistered(user: RegisteredUser) {
  const body: z.infer<typeof registeredSchema> = {
    message: 'The user has been registered.',
    user: {
      id: user.userId,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      api_token: user.apiToken,
    },
  };
  return { status: 201, body };
}
