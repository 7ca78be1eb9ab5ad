// npm run bank-holidays -- <file or https address>: takes the bank holidays of England and Wales from gov.uk's feed
// (https://www.gov.uk/bank-holidays.json) into core's table, for the years it covers. --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { PUBLISHED_BANK_HOLIDAYS } from '@fairlead/core/calendar/bank-holidays';
import { day } from '@fairlead/core/calendar/day';
import { readFeed } from './bank-holidays/feed.ts';
import { byYear, changeBetween, replaceYears, writeYears, type Years } from './bank-holidays/table.ts';
import { runVisibly } from './commands.ts';
import { inRoot } from './root.ts';

const TARGET = inRoot('packages/core/src/calendar/bank-holidays.ts');
const TIMEOUT_MS = 15_000;
const BUNDLED = byYear([...PUBLISHED_BANK_HOLIDAYS].map(day));

const isCheck = process.argv.includes('--check');
const from = process.argv.slice(2).find((argument) => argument !== '--check');

try {
  if (from === undefined) throw new Error('Which feed? npm run bank-holidays -- <file or https address>');
  await take(yearsOf(await textOf(from)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function yearsOf(text: string): Years {
  const feed = readFeed(text);
  if (!feed.ok) throw new Error(feed.refusal);
  const years = replaceYears(BUNDLED, byYear(feed.value));
  if (!years.ok) throw new Error(years.refusal);
  return years.value;
}

async function take(years: Years): Promise<void> {
  const { added, dropped } = changeBetween(BUNDLED, years);
  if (added.length + dropped.length === 0) {
    console.log('The bank holidays are up to date.');
    return;
  }
  for (const on of added) console.log(`+ ${on}`);
  for (const on of dropped) console.log(`- ${on}`);
  if (isCheck) throw new Error('The bank holidays are out of date: run the same without --check.');
  writeFileSync(TARGET, writeYears(readFileSync(TARGET, 'utf8'), years));
  process.exitCode = await runVisibly('oxfmt', [TARGET]);
}

async function textOf(source: string): Promise<string> {
  try {
    return await (/^[a-z][a-z+.-]+:/i.test(source) ? fetched(source) : readFileSync(source, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${source} cannot be read: ${reason}`, { cause: error });
  }
}

async function fetched(address: string): Promise<string> {
  if (new URL(address).protocol !== 'https:') throw new Error('only https is trusted');
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.text();
}
