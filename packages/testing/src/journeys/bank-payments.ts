import { addDays, day } from '@fairlead/core/calendar/day';
import type { CallOptions } from '../call.ts';
import type { Application } from '../people.ts';
import type { TestServer } from '../start-test-server.ts';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from './loans.ts';
import type { Api } from './sign-in.ts';

type Body = NonNullable<CallOptions<'startBankPayment'>['body']>;

type Asked = Partial<Pick<Body, 'flow' | 'amount' | 'keeps'>>;

/** Starts a payment by open banking: early, of £50, unless it says otherwise. */
export const askToPayByBank = (
  { token, loanId }: Pick<LoanBorrower, 'token' | 'loanId'>,
  asked: Asked = { flow: 'early', amount: 50 },
): CallOptions<'startBankPayment'> => ({
  token,
  body: { subjectId: loanId, subjectType: 'loan', flow: 'late', ...asked },
});

/** The provider's id of a payment, as its page of the sandbox has it. */
export const providerIdIn = (url: string | null): string =>
  new URL(url ?? 'http://nowhere.example').searchParams.get('payment') ?? '';

/** The payer answers on the page that plays the banks. */
export async function answerAtBank(api: Api, url: string | null, choice = 'pay'): Promise<string> {
  const payment = providerIdIn(url);
  await api.get('decideSandboxPayment', { params: { payment }, body: { choice } });
  return payment;
}

/** What a link that resumes a payment has in its address. */
export function resumeIn(url: string): NonNullable<CallOptions<'resumeJourney'>['body']> {
  const search = new URL(url).searchParams;
  const [code = '', resumeJourneyToken = '', subjectId = ''] = ['code', 'token', 'subjectId'].map(
    (name) => search.get(name) ?? '',
  );
  return { subjectId, subjectType: 'loan', origin: 'web', code, resumeJourneyToken };
}

/** Makes a link that resumes the payment that waits. */
export async function resumeOf(api: Api, { token, loanId }: Pick<LoanBorrower, 'token' | 'loanId'>) {
  const body = { subjectId: loanId, subjectType: 'loan', origin: 'web' } as const;
  return resumeIn((await api.get('makeResumeToken', { token, body })).url);
}

/** The token of a repayment link. */
export const tokenIn = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** A borrower whose first payment failed, some days ago. Moves the date. */
export async function lateBorrower(
  api: Api,
  application: Application = shortLoan('Penniless'),
): Promise<LoanBorrower> {
  const borrower = await signedLoan(api, application);
  const { nextPayment } = await api.get('readLoan', {
    token: borrower.token,
    params: { id: borrower.loanId },
  });
  await api.get('advanceTime', { body: { to: addDays(day(nextPayment?.collectOn ?? ''), 7) } });
  return borrower;
}

/** Paying by open banking, as a borrower does it. */
export function bankPaymentCalls(theServer: () => TestServer) {
  return {
    read: (borrower: LoanBorrower) =>
      theServer().get('readLoan', {
        ...aboutLoan(borrower),
        query: { embedded: 'pendingRepayments,historicalRepayments' },
      }),
    start: (borrower: LoanBorrower, asked?: Asked) =>
      theServer().get('startBankPayment', askToPayByBank(borrower, asked)),
    tryToStart: (borrower: LoanBorrower, asked?: Asked) =>
      theServer().call('startBankPayment', askToPayByBank(borrower, asked)),
    follow: ({ token }: LoanBorrower, id: string) =>
      theServer().get('readBankPayment', { token, params: { id } }),
    cancel: (borrower: LoanBorrower, paymentId: string) =>
      theServer().call('cancelRepayment', { ...aboutLoan(borrower), body: { paymentId } }),
  };
}
