/** What only tests reach today, because the work that uses it is still to come. */
export interface ComingWork {
  /** Below packages/. */
  readonly file: string;
  readonly exports: readonly string[];
  /** The work that will use it. */
  readonly usedBy: string;
}

const WORKINGS = 'servicing: every figure of the loan page opens its working';
const BACS = 'servicing: payments, changed payment days and bank accounts follow the Bacs cycle';
const EARLY = 'servicing: early settlement and part settlement';
const HELP = 'arrears: financial statements and arrangements';
const NOTICES = 'arrears: statutory notices';
const MOTOR = 'motor finance: applications, vehicles and hire-purchase documents';
const OFFERS = 'origination: an offer that the borrower can afford';

const core = (usedBy: string, file: string, ...exports: string[]): ComingWork => ({
  file: `core/src/${file}`,
  exports,
  usedBy,
});

export const COMING_WORK: readonly ComingWork[] = [
  core(OFFERS, 'affordability/suggestions.ts', 'suggestions'),
  core(OFFERS, 'pricing/for-instalment.ts', 'termForInstalment'),
  core(WORKINGS, 'income/explain-income.ts', 'explainNetMonthlyIncome'),
  core(
    WORKINGS,
    'loan/read/explain-loan.ts',
    'explainNextPayment',
    'explainLeftToPay',
    'explainTotalPaid',
    'explainOutstanding',
    'explainInterestToDate',
    'explainArrears',
    'explainWithdrawUntil',
    'explainPayment',
  ),
  core(WORKINGS, 'pricing/explain-dated-price.ts', 'explainPriceOnDates'),
  core(WORKINGS, 'rates/explain-apr.ts', 'explainApr'),
  core('servicing: the statement that a borrower may ask for', 'schedule/cumulative.ts', 'withCumulative'),
  core(BACS, 'calendar/bacs.ts', 'bacsProcessingDay', 'bacsReportDeadline', 'earliestFirstCollection'),
  core(BACS, 'schedule/payment-days.ts', 'noticeDeadline'),
  core(EARLY, 'settlement/compensation.ts', 'compensationCap'),
  core(EARLY, 'settlement/explain-part-settlement.ts', 'explainPartSettlement'),
  core(EARLY, 'settlement/explain-settlement.ts', 'explainStatutorySum'),
  core(EARLY, 'settlement/settlement-date.ts', 'settlementDate'),
  core(EARLY, 'settlement/statement-duties.ts', 'statementDueBy'),
  core(HELP, 'financial-statement/affordable-arrangement.ts', 'affordableArrangement'),
  core(HELP, 'financial-statement/explain-statement.ts', 'explainArrangement'),
  core(NOTICES, 'notices/explain-arrears-notice.ts', 'explainArrearsNotice'),
  core(
    MOTOR,
    'hire-purchase/explain-hire-purchase.ts',
    'explainVoluntaryTermination',
    'explainGoodsProtection',
    'explainTitle',
  ),
  core(MOTOR, 'hire-purchase/title.ts', 'titlePosition'),
  core(MOTOR, 'vehicle/v5c.ts', 'parseV5cReference'),
  core(MOTOR, 'vehicle/vin.ts', 'parseVin'),
  core('servicing and motor: the specification’s shared patterns', 'text/patterns.ts', 'hasPattern'),
  core('servicing and motor: the specification’s shared patterns', 'text/patterns.ts', 'stripLeadingZeros'),
  core('servicing: amounts from providers, by the specification', 'money/pounds.ts', 'displayAmount'),
  {
    file: 'brands/src/template/template.ts',
    exports: ['template'],
    usedBy: 'npm run new-brand, which copies the file',
  },
];
