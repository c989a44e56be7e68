import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import { listTokens } from '../../accounts/manage-tokens.ts';
import type { TokenModel } from '../../accounts/token.model.ts';

export function tokensPart({ tokens }: { tokens: TokenModel }): PersonalDataPart {
  return {
    name: 'tokens',
    async *read({ userId }) {
      yield* await listTokens({ tokens }, userId);
    },
    async erase({ userId }) {
      await tokens.deleteMany({ userId });
    },
  };
}
