import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { IS_NIGHTLY } from '../../../../scripts/nightly.ts';
import { findPostgres } from '../../../../scripts/postgres.ts';
import { Simulation, type MonthReport, type SimulationOptions } from './simulation.ts';

const [BORROWERS, MONTHS] = IS_NIGHTLY ? [30, 12] : [10, 6];
const SEED = IS_NIGHTLY ? Date.now() % 1_000_000 : 20_261_125;
const url = process.env.TEST_DATABASE_URL;
const programs = findPostgres();
const server = url && programs ? { url, programs } : undefined;

const opened: Simulation[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-simulation-'));
afterAll(async () => {
  await Promise.all(opened.map((simulation) => simulation.close()));
  rmSync(folder, { recursive: true });
});

async function open(
  options: Pick<SimulationOptions, 'borrowers' | 'months' | 'onMonth' | 'folder'>,
): Promise<Simulation> {
  const simulation = await Simulation.open({ seed: SEED, server, ...options });
  opened.push(simulation);
  return simulation;
}

describe(`a simulation from the seed ${SEED}`, { timeout: 3_000_000 }, () => {
  test('leaves nothing lost, doubled or unsaid, whatever providers do and whenever the server is killed', async () => {
    const simulation = await open({ borrowers: BORROWERS, months: MONTHS });
    await simulation.run();
    expect(simulation.kills).toBeGreaterThan(0);
    expect(simulation.struck.size).toBeGreaterThan(3);
  });

  test('is the same again from its seed, also when it was stopped, and of a failure names the seed, the month and the borrower', async () => {
    const reports: MonthReport[][] = [[], [], []];
    const small = { borrowers: 2, months: 2 };
    const first = await open({ ...small, onMonth: (report) => void reports[0]?.push(report) });
    await first.run();
    const second = await open({
      ...small,
      onMonth: async (report) => {
        reports[1]?.push(report);
        if (report.month === small.months)
          await second.db.updateTable('loans').set({ paid_instalments: 7 }).execute();
      },
    });
    await expect(second.run()).rejects.toThrow(
      new RegExp(`seed ${SEED}, month 2:\\s+borrower \\d \\(.+\\), loan .+ paid_instalments is 7`),
    );
    expect(reports[1]).toEqual(reports[0]);
    expect(second.acts).toEqual(first.acts);
    expect(second.struck).toEqual(first.struck);

    const stopped = await open({ ...small, folder, onMonth: () => Promise.reject(new Error('stopped')) });
    await expect(stopped.run()).rejects.toThrow('stopped');
    const continued = await open({ ...small, folder, onMonth: (report) => void reports[2]?.push(report) });
    expect(continued.month).toBe(1);
    await continued.run();
    expect(reports[2]).toEqual(reports[0]?.slice(1));
    expect(continued.acts).toEqual(first.acts);
    expect(continued.struck).toEqual(first.struck);
    await expect(open({ borrowers: 3, months: 2, folder })).rejects.toThrow('name another folder');
  });
});
