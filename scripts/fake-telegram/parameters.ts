import { badRequest } from './api-refusal.ts';

/** The parameters of a call: texts, parsed on reading. Every method refuses a value of the wrong type. */
export class Parameters {
  private readonly values: Readonly<Record<string, string>>;

  constructor(values: Record<string, string>) {
    this.values = values;
  }

  text(name: string): string | null {
    return this.values[name] ?? null;
  }

  integer(name: string): number | null {
    const value = this.text(name);
    if (value === null || value === '') return null;
    if (!/^-?\d{1,15}$/.test(value)) throw badRequest(`parameter "${name}" must be an integer`);
    return Number(value);
  }

  /** @throws ApiRefusal also if it is missing */
  requiredInteger(name: string): number {
    const value = this.integer(name);
    if (value === null) throw badRequest(`parameter "${name}" is required`);
    return value;
  }

  flag(name: string): boolean {
    const value = this.text(name)?.toLowerCase() ?? 'false';
    if (!['true', 'false', '1', '0', 'yes', 'no'].includes(value)) {
      throw badRequest(`parameter "${name}" must be a boolean`);
    }
    return ['true', '1', 'yes'].includes(value);
  }

  /** An object as JSON. */
  object(name: string): Record<string, unknown> | null {
    const value = this.json(name);
    if (value === null) return null;
    if (typeof value !== 'object' || Array.isArray(value)) throw badRequest(`parameter "${name}" must be an object`);
    return value as Record<string, unknown>;
  }

  /** A list as JSON. */
  list(name: string): unknown[] | null {
    const value = this.json(name);
    if (value === null) return null;
    if (!Array.isArray(value)) throw badRequest(`parameter "${name}" must be an array`);
    return value;
  }

  private json(name: string): unknown {
    const value = this.text(name);
    if (value === null || value === '') return null;
    try {
      return JSON.parse(value);
    } catch {
      throw badRequest(`can't parse ${name.replaceAll('_', ' ')} JSON object`);
    }
  }
}
