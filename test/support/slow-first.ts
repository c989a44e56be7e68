import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Start processes and wait for them for up to a minute and a half; the longest of them first. */
const slow = ['/flows/faults.', '/flows/hostile.', '/flows/', '/scripts/fleet/', '.browser.', '/run-tool.'];

/** Slow files first, so that at the end no core waits for the last of them. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = slow.findIndex((part) => moduleId.includes(part));
      return found === -1 ? slow.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
