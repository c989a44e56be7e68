import type { Config } from '../../../src/infra/config/config.ts';
import type { VariableName } from '../../../src/infra/config/variables.ts';

export type Env = Partial<Record<VariableName, string>>;

export interface SettingRow {
  name: VariableName;
  read: (config: Config) => unknown;
  /** Its value when unset. */
  unset: unknown;
  /** Accepted texts, and their values. */
  set: [string, unknown][];
  /** Refused texts. */
  refused: string[];
  /** Other variables that this one needs to have an effect. */
  with?: Env;
}

export const notUrls = ['speech.example', 'ftp://speech.example', 'javascript:alert(1)'];
