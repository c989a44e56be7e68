import type { Disk } from './disk.ts';
import type { Variable } from './variable.ts';
import { type VariableName, variables } from './variables.ts';

export type Env = Record<string, string | undefined>;
export type Reader = ReturnType<typeof createReader>;

/** Reads single variables by their definitions. @param problems the names of those that are wrong are added */
export function createReader({ env, disk }: { env: Env; disk: Disk }, problems: Set<VariableName>) {
  const isSet = (name: VariableName) => Boolean(env[name]?.trim());
  const read = (name: VariableName): unknown => {
    const raw = env[name]?.trim();
    const fallback = (variables[name] as Variable).default;
    if (raw === undefined || raw === '') return fallback === undefined ? null : parse(name, fallback);
    return parse(name, raw);
  };
  const parse = (name: VariableName, raw: string): unknown => {
    const { schema, fits }: Variable = variables[name];
    const result = schema.safeParse(raw);
    if (result.success && (!fits || fits(disk, raw))) return result.data;
    problems.add(name);
    return null;
  };
  return {
    disk,
    /** Where programs are looked for. */
    path: env.PATH ?? '',
    text: (name: VariableName) => read(name) as string,
    optional: (name: VariableName) => read(name) as string | null,
    number: (name: VariableName) => read(name) as number,
    flag: (name: VariableName) => read(name) as boolean,
    list: (name: VariableName) => read(name) as string[],
    pairs: (name: VariableName) => read(name) as Record<string, string> | null,
    isSet,
    check(name: VariableName): void {
      if (isSet(name)) read(name);
    },
    /** For variables that another setting makes necessary; see `neededWith`. */
    needed(name: VariableName): string {
      const value = read(name) as string | null;
      if (value === null) problems.add(name);
      return value ?? '';
    },
  };
}
