import { BRANDS } from '@fairlead/brands/brands';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { writeLetter, type Letter } from '../outbox/letter.ts';
import { queueEmail } from '../outbox/outbox.ts';
import { findUser } from '../user/users.ts';
import type { LoanChange } from './record-events.ts';

type Writer = Pick<AppServices, 'cipher' | 'config' | 'newId' | 'wallNow'>;

type LoanLetter = {
  readonly template: string;
  readonly isCalledFor: (change: LoanChange) => boolean;
  readonly content: (change: LoanChange) => Pick<Letter, 'subject' | 'paragraphs'>;
};

const LETTERS: readonly LoanLetter[] = [
  {
    template: 'payout-sent',
    isCalledFor: ({ fresh }) => fresh.some(({ kind }) => kind === 'payout-sent'),
    content: ({ loan: { agreement, reference } }) => {
      const { instalments, credit, monthly, termMonths, totalPayable } = agreement;
      const [first, last] = [instalments[0], instalments.at(-1)];
      return {
        subject: 'Your money is on its way',
        paragraphs: [
          `We have sent ${formatPounds(credit)} to your bank account. It usually arrives within two hours.`,
          `Your plan: ${termMonths} monthly payments by direct debit, ${formatPounds(totalPayable)} in all.`,
          ...(first
            ? [`The first, ${formatPounds(first.payment)}, is taken on ${longDay(first.collectOn)}.`]
            : []),
          ...(last && last !== first
            ? [
                `Each month after that it is ${formatPounds(monthly)}, until the last one of ${formatPounds(last.payment)} on ${longDay(last.collectOn)}.`,
              ]
            : []),
          `Your bank statement will show the reference ${reference}.`,
        ],
      };
    },
  },
  {
    template: 'loan-complete',
    isCalledFor: ({ loan, projection }) => loan.state !== 'Complete' && projection.state === 'Complete',
    content: ({ loan, projection }) => ({
      subject: 'Your loan is repaid. Thank you',
      paragraphs: [
        `You have repaid your loan ${loan.reference} in full: ${formatPounds(projection.totalPaid)} in all. There is nothing left to pay, and we will take no more payments.`,
        'You need do nothing more. Keep this email as your record.',
      ],
    }),
  },
];

/** Promises the borrower the letters that a change of the loan calls for, in the transaction of that change. */
export async function writeLoanLetters(services: Writer, tx: Db, change: LoanChange): Promise<void> {
  for (const letter of LETTERS) {
    if (letter.isCalledFor(change)) await write(services, tx, change, letter);
  }
}

async function write(
  services: Writer,
  tx: Db,
  change: LoanChange,
  { template, content }: LoanLetter,
): Promise<void> {
  const { user_id: userId, brand_id: brandId, id } = change.loan;
  const user = await findUser(services, tx, { userId, brandId });
  if (!user) throw new Error(`loan ${id} has no user`);
  const message = writeLetter(BRANDS[brandId], {
    ...content(change),
    to: user.email,
    greeting: `Hello ${user.firstName},`,
    action: {
      label: 'See your plan',
      url: `${services.config.publicUrls[brandId]}/account/borrow/repay/summary?id=${id}`,
    },
  });
  await queueEmail(services, tx, { userId, brandId }, template, message);
}
