import { holdersIn, isSamePerson } from '../person/same-person.ts';
import type { Pence } from '../money/pence.ts';
import { keysOf } from '../records.ts';
import { BANK_INCOME_2026, type BankIncomeRules } from './bank-income-rules.ts';
import type { BankIncome, BankPeriod, ReadBankIncome } from './bank-income.ts';
import { commitmentsIn, gamblingMonthly } from './bank-spending.ts';
import type { BankTransaction } from './bank-transaction.ts';
import { explainBankIncome, totalOf } from './explain-bank-income.ts';
import { incomeSources, type WorkedSource } from './income-sources.ts';
import { ownTransfersIn } from './own-transfers.ts';
import { readTransactions } from './read-transaction.ts';

const PERCENT = 100;

const isAbove = (part: Pence, whole: Pence, percent: number): boolean => part * PERCENT > whole * percent;

function isGamblingDoubtful(gambling: Pence, income: Pence | null, rules: BankIncomeRules): boolean {
  return income === null ? gambling > rules.gamblingFree : isAbove(gambling, income, rules.gamblingPercent);
}

function isIrregular(
  sources: readonly WorkedSource[],
  total: Pence,
  { materialPercent }: BankIncomeRules,
): boolean {
  return sources.some(
    ({ source, variesWidely }) => variesWidely && source.monthly * PERCENT >= total * materialPercent,
  );
}

/** Not the applicant's accounts, or held with someone else while more than one payer pays wages into them. */
function isOthersDoubtful(
  sources: readonly WorkedSource[],
  holders: readonly string[],
  applicant: string,
): boolean {
  const isTheirs = holders.some((holder) => isSamePerson(holder, applicant));
  const isShared = holders.flatMap(holdersIn).some((holder) => !isSamePerson(holder, applicant));
  const payers = sources.filter(({ source }) => source.kind === 'pay').length;
  return !isTheirs || (isShared && payers > 1);
}

/**
 * What the transactions of a period show of an income, of commitments and of gambling, with the working of the income.
 *
 * Income is what one payer sends regularly and still sends: independent evidence where a statement alone is not enough
 * (CONC 5.2A.16G). Of pay that varies the careful figure counts. A person has to look at it where much goes to gambling,
 * where pay varies widely, and where no holder of the accounts has the applicant's name, or another holder may be the
 * one who is paid; a bank that names no holder confirms none. Transactions outside of the period are not read.
 */
export function readBankIncome(
  transactions: readonly BankTransaction[],
  period: BankPeriod,
  { holders, applicant }: Parameters<ReadBankIncome>[2],
  rules: BankIncomeRules = BANK_INCOME_2026,
): BankIncome {
  const inPeriod = transactions.filter(({ on }) => on >= period.from && on <= period.to);
  const read = readTransactions(inPeriod, rules.words);
  const names = [applicant, ...holders];
  const sources = incomeSources(read, ownTransfersIn(read, rules), { period, names, rules });
  const { total, whole } = totalOf(sources);
  const gambling = gamblingMonthly(read, period);
  const doubts = {
    gambling: isGamblingDoubtful(gambling, whole, rules),
    irregular: isIrregular(sources, total, rules),
    'other-holder': isOthersDoubtful(sources, holders, applicant),
  } satisfies Record<BankIncome['doubts'][number], boolean>;
  return {
    rulesVersion: rules.version,
    period,
    sources: sources.map(({ source }) => source),
    netMonthlyIncome: whole,
    commitments: commitmentsIn(read, period, rules),
    gamblingMonthly: gambling,
    doubts: keysOf(doubts).filter((doubt) => doubts[doubt]),
    working: explainBankIncome(sources, period, rules.version),
  };
}
