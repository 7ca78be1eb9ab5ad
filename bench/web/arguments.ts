import { parseArgs } from 'node:util';
import { BRAND_IDS } from '@fairlead/brands/brands';

/** What to measure: everything, or the brands and pages named on the command line. */
export type BenchSelection = {
  brands: readonly string[];
  /** Addresses of public pages, names of account pages, parts of the names of screens; null for all. */
  pages: readonly string[] | null;
  runs: number;
  parts: readonly Part[];
  /** Whether the tables of account pages and screens are written to docs/benchmarks. */
  isSaving: boolean;
};

const PARTS = ['lighthouse', 'account', 'screens', 'scripts', 'throughput'] as const;
export type Part = (typeof PARTS)[number];

const RUNS = 3;

const USAGE = `npm run bench:web -- [--brand asda]… [--page /]… [--runs ${RUNS}] [--only ${PARTS.join('|')}]… [--save]`;

function chosen<T extends string>(
  what: string,
  given: readonly string[] | undefined,
  all: readonly T[],
): T[] {
  const unknown = given?.filter((each) => !all.some((known) => known === each)) ?? [];
  if (unknown.length > 0) throw new Error(`No such ${what}: ${unknown.join(', ')}. ${USAGE}`);
  return all.filter((each) => given?.includes(each) ?? true);
}

export function parseBenchArguments(args: readonly string[]): BenchSelection {
  const { values } = parseArgs({
    args: [...args],
    options: {
      brand: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
      runs: { type: 'string', default: String(RUNS) },
      only: { type: 'string', multiple: true },
      save: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a whole number from 1. ${USAGE}`);
  return {
    brands: chosen('brand', values.brand, BRAND_IDS),
    pages: values.page ?? null,
    runs,
    parts: chosen('part', values.only, PARTS),
    isSaving: values.save,
  };
}
