import { z } from 'zod';
import { required } from '../../../infra/validation/field.ts';
import { textField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { maxTokens, type TokenView } from '../../../product/accounts/tokens.ts';
import { messageSchema } from '../routing/http-error.ts';
import { userRoute } from '../routing/route.ts';

const tokenSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('the token’s first characters, by which you recognise it'),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});

const createdSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  api_token: z.string().describe('shown only now'),
});

const fields = { name: required(textField({ maxLength: 100 })) };

const listTokens = userRoute('get', '/tokens', {
  id: 'listTokens',
  tag: 'Tokens',
  summary: 'Your tokens, newest first',
  replies: { 200: { description: 'The tokens', schema: z.strictObject({ data: z.array(tokenSchema) }) } },
  async handle(call, { accounts }) {
    const tokens = await accounts.listTokens(call.userId);
    return { status: 200, body: { data: tokens.map(presentToken) } };
  },
});

const createToken = userRoute('post', '/tokens', {
  id: 'createToken',
  tag: 'Tokens',
  summary: 'Create a token',
  fields,
  examples: { 'for a flow': { name: 'my flow' } },
  replies: {
    201: { description: 'The token', schema: createdSchema },
    409: { description: `The account has ${maxTokens} tokens, which is the limit`, schema: messageSchema },
  },
  async handle(call, { accounts }) {
    const { name } = validate(fields, call.fields);
    const token = await accounts.createToken(call.userId, name);
    return { status: 201, body: { id: token.id, name: token.name, api_token: token.apiToken } };
  },
});

const revokeToken = userRoute('delete', '/tokens/:id', {
  id: 'revokeToken',
  tag: 'Tokens',
  summary: 'Revoke a token',
  replies: { 204: { description: 'Revoked' }, 404: { description: 'There is no such token', schema: messageSchema } },
  async handle(call, { accounts }) {
    await accounts.revokeToken(call.userId, call.params.id ?? '');
    return { status: 204 };
  },
});

export const tokensRoutes = [listTokens, createToken, revokeToken];

function presentToken(token: TokenView): z.infer<typeof tokenSchema> {
  return {
    id: token.id,
    name: token.name,
    prefix: token.prefix,
    created_at: token.createdAt.toISOString(),
    last_used_at: token.lastUsedAt?.toISOString() ?? null,
  };
}
