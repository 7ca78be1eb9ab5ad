import { readFileSync } from 'node:fs';
import { parseAccountNumber, parseSortCode } from '@fairlead/core/bank-account/sort-code';
import { lenderKey } from '@fairlead/core/vehicle/same-agreement';
import { passesModulusCheck } from '@fairlead/providers/bank-account-check/modulus';
import type { ListedLender } from '@fairlead/providers/lender-accounts/listed';
import { AGREEMENT_NUMBER } from '@fairlead/providers/lender-accounts/port';
import { z } from 'zod';
import type { SettingsReader } from './env.ts';
import { linesOfItems } from './lines-of-items.ts';

const SETTING = 'LENDER_ACCOUNTS_FILE';

const name = z.string().trim().min(1).max(80);

const entry = z.strictObject({
  name,
  otherNames: z.array(name).default([]),
  accountName: z.string().trim().min(1).max(140).optional(),
  sortCode: z.string(),
  accountNumber: z.string(),
  reference: z
    .string()
    .trim()
    .max(80)
    .refine((text) => text.includes(AGREEMENT_NUMBER), `has to contain ${AGREEMENT_NUMBER}`)
    .default(AGREEMENT_NUMBER),
});

type Entry = z.output<typeof entry>;

/** What is wrong with an entry by itself; null where nothing is. */
function problemOf({ name: lender, otherNames, sortCode, accountNumber }: Entry): string | null {
  const code = parseSortCode(sortCode);
  const number = parseAccountNumber(accountNumber);
  if (!code.ok) return 'sortCode has to be six digits';
  if (!number.ok) return 'accountNumber has to be six to eight digits';
  if (!passesModulusCheck(code.value, number.value))
    return 'sortCode and accountNumber are of no account: they fail the modulus check';
  const empty = [lender, ...otherNames].find((given) => lenderKey(given) === '');
  return empty === undefined ? null : `“${empty}” does not name a lender`;
}

const padded = ({ sortCode, accountNumber }: Entry) => {
  const [code, number] = [parseSortCode(sortCode), parseAccountNumber(accountNumber)];
  return { sortCode: code.ok ? code.value : '', accountNumber: number.ok ? number.value : '' };
};

const listed = (one: Entry): ListedLender => ({
  names: [one.name, ...one.otherNames],
  account: { accountName: one.accountName ?? one.name, ...padded(one), reference: one.reference },
});

interface Placed {
  readonly line: number;
  readonly lender: ListedLender;
}

/** The line of an entry above that has the same name or account, in words; null where none has. */
function repeats({ lender }: Placed, above: readonly Placed[]): string | null {
  for (const other of above) {
    const taken = new Set(other.lender.names.map(lenderKey));
    const same = lender.names.find((given) => taken.has(lenderKey(given)));
    if (same !== undefined) return `“${same}” is the lender of line ${other.line} already`;
    const [one, two] = [lender.account, other.lender.account];
    if (one.sortCode === two.sortCode && one.accountNumber === two.accountNumber)
      return `the account is that of line ${other.line}: give the name under otherNames there`;
  }
  return null;
}

function readEntries(reader: SettingsReader, text: string): ListedLender[] {
  const given = z.array(z.record(z.string(), z.unknown())).min(1).safeParse(JSON.parse(text));
  if (!given.success) {
    reader.problems.push(`${SETTING} must hold a list of lenders, with at least one`);
    return [];
  }
  const lines = linesOfItems(text);
  const read: Placed[] = [];
  for (const [index, item] of given.data.entries()) {
    const line = lines[index] ?? 1;
    const note = (problem: string) => reader.problems.push(`${SETTING} line ${line}: ${problem}`);
    const parsed = entry.safeParse(item);
    if (!parsed.success) {
      const [first] = parsed.error.issues;
      note(`${first?.path.join('.') || 'the lender'} does not fit: ${first?.message}`);
      continue;
    }
    const own = { line, lender: listed(parsed.data) };
    const problem = problemOf(parsed.data) ?? repeats(own, read);
    if (problem !== null) note(problem);
    read.push(own);
  }
  return read.map(({ lender }) => lender);
}

/** The lenders of a deployment with their accounts; null where no file is set. Each problem names its line. */
export function readLenderAccounts(reader: SettingsReader): readonly ListedLender[] | null {
  const file = reader.optional(SETTING);
  if (file === undefined) return null;
  try {
    return readEntries(reader, readFileSync(file, 'utf8'));
  } catch (error) {
    const isRead = error instanceof SyntaxError;
    reader.problems.push(
      isRead ? `${SETTING} is not valid JSON: ${error.message}` : `${SETTING} cannot be read`,
    );
    return [];
  }
}
