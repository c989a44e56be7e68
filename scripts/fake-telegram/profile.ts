export interface BotProfile {
  /** By scope and language: `default:de`; no language = for everybody else. */
  commands: Map<string, { command: string; description: string }[]>;
  names: Map<string, string>;
  descriptions: Map<string, string>;
  shortDescriptions: Map<string, string>;
}

/** What people see of a bot before they write to it, by language code; `''` = for everybody else. */
export function createProfile(): BotProfile {
  return { commands: new Map(), names: new Map(), descriptions: new Map(), shortDescriptions: new Map() };
}
