/** What a payslip names, by the words that UK payroll programs print for it. */
export const LABELS = {
  net: /^(?:total )?net (?:pay|payment|amount|wages?|salary)(?: this (?:period|month|week))?$|^net$|^take[- ]home pay$/,
  gross:
    /^(?:total )?gross (?:pay|earnings|payments?)(?: this (?:period|month|week))?$|^gross$|^total (?:payments?|pay|earnings)$/,
  deductions: /^total deductions?$|^deductions(?: total)?$/,
  grossToDate: /^(?:total )?gross (?:pay )?(?:ytd|td|to date|year to date)$/,
  netToDate: /^(?:total )?net (?:pay )?(?:ytd|td|to date|year to date)$/,
  item: /^(?:paye|income|paye income) tax$|^tax(?: paid)?$|^paye$|^(?:employees?'?s? )?(?:national insurance|nat\.? ?ins(?:urance)?|ni|nic)(?: contributions?)?(?: [a-z])?$|^(?:employees?'?s? |nest |workplace |nhs )?pension(?: contributions?)?$|^student loan(?: repayment)?$|^postgraduate loan$/,
  paidOn: /^(?:pay(?:ment)?|process) date$|^date (?:paid|of payment)$|^pay ?day$|^paid on$|^date$/,
  periodEnd: /^(?:pay )?period (?:end|ending|end date)$|^(?:week|month) ending$/,
  period: /^(?:pay |payment )?period$/,
  frequency: /^(?:pay(?:ment)? )?frequency$/,
  taxPeriod: /^tax (?:period|month)$/,
  employer: /^employer(?: name)?$|^company(?: name)?$/,
} as const;

export type Label = keyof typeof LABELS;

/** As labels are compared: "Net Pay (£):" is "net pay". */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\(£\)|[:£*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const isLabel = (text: string, label: Label): boolean => LABELS[label].test(plain(text));

/** A heading over amounts that are counted since the start of the tax year. */
export const isToDateHeading = (text: string): boolean =>
  /^(?:y\.?t\.?d\.?|(?:tax )?year[- ]to[- ]date|(?:this )?year|to date|cumulative|totals? (?:this year|to date|ytd))(?: (?:totals?|amount|figures|balances))?$/.test(
    plain(text),
  );

/** A heading over amounts of anything else. */
export const isOtherHeading = (text: string): boolean =>
  /^(?:this (?:period|month|week|pay)|current(?: period)?|period|amounts?|payments?|earnings|deductions|pay and allowances|hours|units|rate|description|summary|this period summary|employer contributions?)$/.test(
    plain(text),
  );
