/**
 * Words by which transactions are recognised, in capitals and without punctuation, as whole words. They are the rule;
 * what a bank calls a transaction decides only where no word does, because banks differ in it.
 */
export const BANK_WORDS_2026 = {
  /** Money between accounts of one person, where the description says so. */
  'own-transfer': [
    ...['SAVINGS', 'SAVER', 'OWN ACCOUNT', 'INTERNAL TRANSFER', 'BETWEEN ACCOUNTS', 'MAIN ACCOUNT'],
    ...['BILLS ACCOUNT', 'JOINT ACCOUNT', 'FROM POT', 'TO POT', 'POT TRANSFER', 'ROUND UP', 'SWEEP'],
  ],
  /** Money that comes back, and costs that an employer pays back. */
  refund: [
    ...['REFUND', 'REFUNDED', 'REFUNDS', 'REVERSAL', 'REVERSED', 'CHARGEBACK', 'RETURNED', 'UNPAID'],
    ...['CASHBACK', 'REIMBURSEMENT', 'EXPENSES', 'COMPENSATION', 'REDRESS', 'INDEMNITY CLAIM', 'REWARD'],
  ],
  gambling: [
    ...['CASINO', 'BINGO', 'POKER', 'BETTING', 'BOOKMAKER', 'BOOKMAKERS', 'GAMBLING', 'SLOTS', 'LOTTERY'],
    ...[
      'LOTTO',
      'LOTTOLAND',
      'NATIONALLOTTERY',
      'ALLWYN',
      'CAMELOT',
      'BET365',
      'WILLIAM HILL',
      'WILLIAMHILL',
    ],
    ...['LADBROKES', 'CORAL RACING', 'CORAL INTERACTIVE', 'PADDY POWER', 'PADDYPOWER', 'BETFAIR', 'SKYBET'],
    ...[
      'SKY BET',
      'SKY VEGAS',
      'BETFRED',
      'BETVICTOR',
      'BETWAY',
      'UNIBET',
      '888CASINO',
      '888SPORT',
      'MR GREEN',
    ],
    ...['LEOVEGAS', 'POKERSTARS', 'PARTYPOKER', 'FOXYBINGO', 'TOMBOLA', 'JACKPOTJOY', '10BET', 'SPREADEX'],
    ...['SMARKETS', 'BETDAQ', 'BOYLESPORTS', 'QUINNBET', 'MIDNITE', 'VIRGIN GAMES', 'VIRGIN BET', 'KWIFF'],
  ],
  cash: ['CASH', 'CASH PAID IN', 'COUNTER CREDIT', 'CASH DEPOSIT', 'POST OFFICE DEPOSIT', 'PAYPOINT'],
  /** A pay slip's own words. They are stronger than the name of a payer: lenders have employees too. */
  pay: ['SALARY', 'WAGES', 'WAGE', 'PAYROLL', 'NET PAY', 'MONTHLY PAY', 'WEEKLY PAY', 'PAYE'],
  pension: [
    ...['PENSION', 'PENSIONS', 'ANNUITY', 'STATE PENSION', 'DWP SP', 'DWP RP', 'LGPS'],
    ...['PENSION PROTECTION FUND'],
  ],
  /** https://www.gov.uk/browse/benefits, and what the DWP, HMRC and the devolved administrations print. */
  benefits: [
    ...['DWP', 'UNIVERSAL CREDIT', 'CHILD BENEFIT', 'HMRC CHB', 'JOBSEEKERS ALLOWANCE', 'CARERS ALLOWANCE'],
    ...['ATTENDANCE ALLOWANCE', 'MATERNITY ALLOWANCE', 'INCOME SUPPORT', 'HOUSING BENEFIT', 'TAX CREDIT'],
    ...['TAX CREDITS', 'SOCIAL SECURITY SCOTLAND', 'SCOTTISH CHILD PAYMENT', 'BEREAVEMENT SUPPORT'],
    ...['PERSONAL INDEPENDENCE PAYMENT', 'DISABILITY LIVING ALLOWANCE'],
  ],
  card: [
    ...['CREDIT CARD', 'CREDITCARD', 'BARCLAYCARD', 'AMERICAN EXPRESS', 'AMEX', 'CAPITAL ONE', 'VANQUIS'],
    ...['NEWDAY', 'AQUA CARD', 'MARBLES', 'OPUS CARD', 'FLUID CARD', 'MBNA', 'STORE CARD', 'ARGOS CARD'],
    ...['118 118 MONEY', 'ZABLE'],
  ],
  /** Payday lenders, catalogues, and paying later. */
  'other-credit': [
    ...['PAYDAY', 'LENDING STREAM', 'SAFETYNET CREDIT', 'DRAFTY', 'CASHFLOAT', 'MR LENDER', 'QUIDMARKET'],
    ...['POLAR CREDIT', 'TAPPILY', 'FERNOVO', 'PROVIDENT PERSONAL', 'MORSES', 'WAGESTREAM', 'KLARNA'],
    ...['CLEARPAY', 'LAYBUY', 'ZILCH', 'PAYPAL CREDIT', 'PAY IN 3', 'PAYL8R', 'SNAP FINANCE', 'CATALOGUE'],
    ...['SHOP DIRECT', 'VERY CO UK', 'LITTLEWOODS', 'FREEMANS', 'GRATTAN', 'JD WILLIAMS', 'SIMPLY BE'],
    ...['STUDIO RETAIL', 'NEXT DIRECTORY'],
  ],
  housing: [
    ...['MORTGAGE', 'MORTGAGES', 'RENT', 'LETTINGS', 'LETTING', 'LETTING AGENTS', 'OPENRENT', 'LANDLORD'],
    ...['HOUSING ASSOCIATION', 'HOUSING ASSOC', 'HOUSING TRUST', 'CLARION HOUSING', 'SANCTUARY HOUSING'],
    ...['PEABODY TRUST'],
  ],
  loan: [
    ...['LOAN', 'LOANS', 'LENDING', 'FINANCE', 'CREDIT UNION', 'ZOPA', 'LENDABLE', 'OAKBROOK', 'SHAWBROOK'],
    ...['NOVUNA', 'BLACK HORSE', 'STARTLINE', 'MOTONOVO', 'MONEYBARN', 'BAMBOO LTD', 'FINIO', 'LIVELEND'],
  ],
  /** Where people save and invest: what comes back was theirs. */
  investment: [
    ...[
      'COINBASE',
      'BINANCE',
      'KRAKEN',
      'TRADING 212',
      'TRADING212',
      'FREETRADE',
      'ETORO',
      'MONEYBOX',
      'PLUM',
    ],
    ...['NUTMEG', 'VANGUARD', 'HARGREAVES LANSDOWN', 'AJ BELL', 'PREMIUM BONDS', 'NS I', 'REVOLUT', 'MONZO'],
  ],
  /** Takings of someone who sells: their costs are not deducted, so they are no net income. */
  takings: ['PAYPAL', 'EBAY', 'STRIPE', 'VINTED', 'SUMUP', 'ZETTLE', 'SQUAREUP', 'DEPOP', 'ETSY'],
  /** Names of payers that are no private person. */
  organisation: [
    ...[
      'LTD',
      'LIMITED',
      'PLC',
      'LLP',
      'CIC',
      'NHS',
      'COUNCIL',
      'UNIVERSITY',
      'COLLEGE',
      'SCHOOL',
      'ACADEMY',
    ],
    ...['HOSPITAL', 'POLICE', 'MINISTRY OF DEFENCE', 'CIVIL SERVICE', 'RECRUITMENT', 'STAFFING', 'GROUP'],
    ...['HOLDINGS', 'SERVICES', 'CHARITY', 'TRUST'],
  ],
} as const satisfies Record<string, readonly string[]>;

export type BankWordGroup = keyof typeof BANK_WORDS_2026;

export type BankWords = Readonly<Record<BankWordGroup, readonly string[]>>;

/** How banks print the way that money took. It says nothing of who sent it. */
export const RAIL_WORDS = [
  ...['FASTER PAYMENTS RECEIPT', 'FASTER PAYMENT RECEIVED', 'FASTER PAYMENTS', 'FASTER PAYMENT'],
  ...['BANK GIRO CREDIT', 'AUTOMATED CREDIT', 'DIRECT CREDIT', 'DIRECT DEBIT', 'STANDING ORDER'],
  ...['RECEIVED FROM', 'PAYMENT FROM', 'TRANSFER FROM', 'CREDIT FROM', 'PAYMENT TO', 'TRANSFER TO'],
  ...['BGC', 'BACS', 'FPI', 'FPO', 'FPS', 'TFR', 'STO', 'DDR', 'FROM', 'TO'],
] as const;

/** What follows one of these is a reference. */
export const REFERENCE_WORDS = ['REF', 'REFERENCE', 'MANDATE'] as const;

const MONTHS = [
  ...['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'SEPT', 'OCT', 'NOV', 'DEC'],
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER'],
  ...['NOVEMBER', 'DECEMBER'],
] as const;

/** Words that one payer prints differently from time to time. */
export const PASSING_WORDS: readonly string[] = MONTHS;

/** Words that do not tell one payer from another. */
export const COMMON_WORDS: readonly string[] = [
  ...['SALARY', 'WAGES', 'WAGE', 'PAYROLL', 'PAY', 'NET', 'MONTHLY', 'WEEKLY', 'BONUS'],
  ...['LTD', 'LIMITED', 'PLC', 'LLP', 'UK', 'CO', 'COMPANY', 'THE'],
];
