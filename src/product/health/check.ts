/** The state of one part of the service. */
export interface CheckResult {
  ok: boolean;
  /** What was found, in a few words. */
  message: string;
  /** How to fix it: a command or a setting. Only when it is not ok. */
  fix?: string;
}

export type Check = () => Promise<CheckResult>;

/** Runs a check. An error or a timeout becomes a failed result. */
export async function runCheck(check: Check, timeoutMs = 10_000): Promise<CheckResult> {
  const late = new Promise<CheckResult>((resolve) => {
    setTimeout(() => resolve({ ok: false, message: `no answer within ${timeoutMs / 1000} s` }), timeoutMs).unref();
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
