import { createHmac, randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { defineModel, field } from '../../infra/database/define-model.ts';

/** Secrets that the installation makes for itself, once, and keeps in its database. */
export const createInstallationSecretModel = defineModel({
  name: 'InstallationSecret',
  collection: 'installation_secrets',
  fields: {
    _id: field.text(),
    value: field.text(),
  },
});

const secretId = 'identity_hash';

/** Returns a keyed hash (HMAC-SHA256) of an identity; without the secret nobody can tell whose it is. */
export function createIdentityHash(secrets: ReturnType<typeof createInstallationSecretModel>) {
  let secret: Promise<string> | null = null;
  async function read(): Promise<string> {
    const fresh = { $setOnInsert: { value: randomBytes(32).toString('hex') } };
    const options = { upsert: true, returnDocument: 'after' } as const;
    const stored = await secrets.findOneAndUpdate({ _id: secretId }, fresh, options).orFail().lean();
    return stored.value;
  }
  return async (identity: string): Promise<string> => {
    secret ??= read().catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(identity)
      .digest('base64url');
  };
}

/**
 * One mailbox, one identity: letter case, Unicode form, and what follows a `+` do not matter; in Gmail addresses dots do
 * not either.
 */
export function identityOfEmail(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/su.exec(email.trim().normalize('NFKC').toLowerCase()) ?? [];
  const ascii = domainToASCII(domain) || domain;
  const host = ascii === 'googlemail.com' ? 'gmail.com' : ascii;
  const [name = ''] = local.split('+');
  // an address that begins with a plus has nothing else
  const mailbox = name === '' ? local : name;
  return `email:${host === 'gmail.com' ? mailbox.replaceAll('.', '') : mailbox}@${host}`;
}
