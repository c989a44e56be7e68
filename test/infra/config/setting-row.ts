import type { Config } from '../../../src/infra/config/config.ts';
import type { VariableName } from '../../../src/infra/config/variables.ts';

export type Env = Partial<Record<VariableName, string>>;

export interface SettingRow {
  name: VariableName;
  read: (config: Config) => unknown;
  /** Its value when unset. */
  unset: unknown;
  /** A text that is accepted, and what it becomes. */
  set: [string, unknown][];
  /** Texts that are refused. */
  refused: string[];
  /** Other variables without which this one has no effect. */
  with?: Env;
}

export const notUrls = ['speech.example', 'ftp://speech.example', 'javascript:alert(1)'];
