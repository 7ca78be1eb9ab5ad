import type { Brand } from '@fairlead/brands/brand';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import { ACCOUNT_SCREENS } from './account.ts';
import { BANK_INCOME } from './bank-income.ts';
import { DECISIONS } from './decisions.ts';
import { DECLINES } from './declines.ts';
import { DOCUMENTS } from './documents.ts';
import { FORM } from './form.ts';
import { LATE_LOAN, LOAN } from './loan.ts';
import { ASKING_SCREENS } from './asking.ts';
import { LOAN_IN_TROUBLE } from './loan-in-trouble.ts';
import { MONEY_ON_ITS_WAY } from './money-on-its-way.ts';
import { MOTOR } from './motor.ts';
import { PAYMENT_DAY } from './payment-day.ts';
import { BANK_ACCOUNT } from './bank-account.ts';
import { PAYING, PAYING_BY_CARD, PAYING_LATE, WITHDRAWING } from './paying.ts';
import { PAYING_BY_BANK } from './paying-by-bank.ts';
import { PHONE_UPLOAD } from './phone-upload.ts';
import { PUBLIC } from './public.ts';
import { PROOFS } from './proofs.ts';
import { REQUIREMENTS } from './requirements.ts';
import { SANDBOX } from './sandbox.ts';
import { SAVED_FORM } from './saved-form.ts';
import { STAFF_SCREENS } from './staff.ts';
import { UNPAID_LOAN } from './unpaid-loan.ts';
import type { Shown, Step, Walk } from './screen.ts';

/** Pages that no borrower opens. */
const OF_OTHERS: readonly Shown[] = [...SANDBOX, ...STAFF_SCREENS];

/** Screens of an unsecured loan. Those that move the business date come last. */
const UNSECURED: readonly Shown[] = [
  ...FORM,
  ...SAVED_FORM,
  ...DECISIONS,
  ...DECLINES,
  ...REQUIREMENTS,
  ...PROOFS,
  ...PHONE_UPLOAD,
  ...BANK_INCOME,
  ...DOCUMENTS,
  ...ACCOUNT_SCREENS,
  ...OF_OTHERS,
  ...PAYING,
  ...PAYING_BY_CARD,
  ...PAYING_BY_BANK,
  ...WITHDRAWING,
  ...BANK_ACCOUNT,
  ...LOAN,
  ...MONEY_ON_ITS_WAY,
  ...UNPAID_LOAN,
  ...LATE_LOAN,
  ...LOAN_IN_TROUBLE,
  ...ASKING_SCREENS,
  ...PAYMENT_DAY,
  ...PAYING_LATE,
];

const isHired = ({ config }: Brand): boolean => isHirePurchase(config.productId);

/** Every screen of a brand in every state that it has. A brand of hire purchase has those of its borrowers alone. */
export function screensOf(brand: Brand): readonly Shown[] {
  const all = [...PUBLIC, ...(isHired(brand) ? MOTOR : UNSECURED)];
  return all.filter(({ isIn }) => isIn === undefined || isIn(brand));
}

/** The screens of a brand by which a borrower applies and has a loan. */
export function borrowerScreensOf(brand: Brand): readonly Shown[] {
  const others = new Set([...PUBLIC, ...OF_OTHERS]);
  return screensOf(brand).filter((shown) => !others.has(shown));
}

/** The states in their order, each with those that continue it. */
export function walksThrough(all: readonly Shown[]): readonly Walk[] {
  const walks: [Step, ...Step[]][] = [];
  for (const shown of all) {
    const step: Step = { shown, isChecked: true };
    const before = shown.continues ? walks.at(-1) : undefined;
    if (before === undefined) walks.push([step]);
    else before.push(step);
  }
  return walks;
}

/** Checks each screen in its first state only, and the loan in each of its own: what differs by brand is the same in every state. */
export function inFirstStates(walks: readonly Walk[], isShown = (_: Shown) => true): readonly Walk[] {
  const seen = new Set<string>();
  return walks.flatMap((walk) => {
    const steps = walk.map(({ shown }) => {
      const isChecked = isShown(shown) && (!seen.has(shown.screen) || shown.loanState !== undefined);
      if (isChecked) seen.add(shown.screen);
      return { shown, isChecked };
    });
    const [first, ...others] = steps.slice(0, steps.findLastIndex(({ isChecked }) => isChecked) + 1);
    return first === undefined ? [] : [[first, ...others]];
  });
}
