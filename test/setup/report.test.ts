import { describe, expect, it } from 'vitest';
import { createReport } from '../../scripts/setup/report.mjs';

function reportTo(isTTY: boolean) {
  const written: string[] = [];
  const clock = { now: 0 };
  const stream = { isTTY, write: (text: string) => written.push(text) };
  return { written, clock, report: createReport({ stream, now: () => clock.now }) };
}

describe('the progress of a download', () => {
  it('is a bar on a terminal, removed at the end', () => {
    const { written, clock, report } = reportTo(true);
    const progress = report.progress('model.bin', 100_000_000);
    clock.now = 150;
    progress.advance(50_000_000);
    progress.done();
    expect(written).toEqual([`\r\x1b[Kmodel.bin [${'='.repeat(14)}${' '.repeat(14)}] 50.0 of 100.0 MB`, '\r\x1b[K']);
  });

  it('is a line every ten seconds elsewhere', () => {
    const { written, clock, report } = reportTo(false);
    const progress = report.progress('model.bin', 100_000_000);
    for (clock.now = 1000; clock.now <= 25_000; clock.now += 1000) progress.advance(1_000_000);
    progress.done();
    expect(written).toEqual(['model.bin 10.0 of 100.0 MB\n', 'model.bin 20.0 of 100.0 MB\n']);
  });

  it('shows no end if the size is unknown', () => {
    const { written, clock, report } = reportTo(true);
    const progress = report.progress('file');
    clock.now = 150;
    progress.advance(1_500_000);
    expect(written).toEqual(['\r\x1b[Kfile 1.5 MB']);
  });
});
