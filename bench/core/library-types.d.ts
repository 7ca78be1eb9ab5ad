// Types of the functions that the benchmarks use from libraries without type declarations.
declare module 'xirr' {
  const xirr: (flows: readonly { amount: number; when: Date }[]) => number;
  export = xirr;
}

declare module '@webcarrot/xirr' {
  export function xirr(flows: readonly { amount: number; date: Date }[]): number;
}

declare module 'amortizejs' {
  type Payment = { interest: number; principal: number; remainingBalance: number; date?: Date };
  type Loan = { method: 'mortgage'; apr: number; balance: number; loanTerm: number; startDate?: Date };
  export const Calculator: { calculate(loan: Loan): { schedule: Payment[] } };
}

declare module 'loanjs' {
  type Instalment = { capital: number; interest: number; installment: number; remain: number };
  export function Loan(
    amount: number,
    times: number,
    percent: number,
    type: 'annuity',
  ): { installments: Instalment[] };
}
