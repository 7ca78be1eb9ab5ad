import { Link } from '@fairlead/ui/link/Link';
import { missingPaymentPath } from '../../help-paths.ts';
import { bankAccountPath, makePaymentPath, paymentDatePath, settlementQuotePath } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';

/** What a borrower can do with a running loan. */
export function ManageLoan({ loan }: { loan: Loan }) {
  const actions = [
    {
      href: makePaymentPath(loan.id),
      label: 'Make a payment',
      what: 'Pay extra, and finish sooner or pay less each month.',
    },
    {
      href: settlementQuotePath(loan.id),
      label: 'Pay off your loan',
      what: 'See what it costs today and on any of the next 28 days.',
    },
    {
      href: paymentDatePath(loan.id),
      label: 'Change your payment day',
      what: 'See the days you can choose and what each costs.',
    },
    {
      href: bankAccountPath(loan.id),
      label: 'Change your bank account',
      what: 'Choose the account we collect your payments from.',
    },
    {
      href: missingPaymentPath(loan.id),
      label: 'Payment missing?',
      what: 'Find a payment that you made and can’t see.',
    },
    {
      href: '/contact',
      label: 'Get help with a payment',
      what: 'We’ll look for a way to pay that works for you.',
    },
  ] as const;
  return (
    <section className="screen-only" aria-labelledby="manage-heading">
      <h2 id="manage-heading">Manage your loan</h2>
      <ul className="manage-loan">
        {actions.map(({ href, label, what }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
            <span className="muted">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
