import { z } from 'zod';

export const messageSchema = z.strictObject({ message: z.string() });

export const unauthenticatedSchema = messageSchema.extend({ error: z.enum(['missing_token', 'invalid_token']) });

export const validationErrorSchema = messageSchema.extend({
  errors: z.record(z.string(), z.array(z.string())).describe('all broken rules, by field'),
});

export const serverErrorSchema = messageSchema.extend({ request_id: z.string() });
