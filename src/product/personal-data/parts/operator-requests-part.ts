import type { Person, PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { Person as NamedPerson, OperatorRequest, RequestModel } from '../../operations/requests/request.model.ts';

/** What operators have asked for of late about the account; nobody else whom it names is told. */
export function operatorRequestsPart({ requests }: { requests: RequestModel }): PersonalDataPart {
  return {
    name: 'operator_requests',
    async *read(person) {
      const asked = requests.find(naming(person)).sort({ createdAt: 1 }).lean().cursor();
      for await (const { request, state, createdAt, expiresAt } of asked) {
        yield { ...readable(request, person), state, createdAt, expiresAt };
      }
    },
    async erase(person) {
      await requests.deleteMany(naming(person));
    },
  };
}

function naming({ userId, formerIds, email }: Person) {
  const ids = { $in: [userId, ...formerIds] };
  const byNumber = ['who', 'from', 'to'].map((role) => ({ [`request.${role}.userId`]: ids }));
  if (email === null) return { $or: byNumber };
  return { $or: [...byNumber, ...['who', 'from', 'to'].map((role) => ({ [`request.${role}.email`]: email }))] };
}

function readable(request: OperatorRequest, person: Person) {
  if (request.kind === 'credit') {
    const { kind, who, seconds, reason } = request;
    return { kind, who, seconds, reason };
  }
  const { kind, contact, from } = request;
  const to = request.kind === 'move' ? request.to : null;
  return { kind, contact, from: ifThem(from, person), to: ifThem(to, person) };
}

function ifThem(named: NamedPerson | null, { userId, formerIds, email }: Person): NamedPerson | null {
  if (named === null) return null;
  const isThem = [userId, ...formerIds].includes(named.userId) || (email !== null && named.email === email);
  return isThem ? named : null;
}
