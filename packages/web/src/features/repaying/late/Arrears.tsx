import { Card } from '@fairlead/ui/card/Card';
import { Details } from '@fairlead/ui/details/Details';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import type { ReactNode } from 'react';
import { breathingSpacePath, missingPaymentPath } from '../../../help-paths.ts';
import {
  makePaymentPath,
  payByCardPath,
  secondAttemptPath,
  selfServeArrangementPath,
} from '../../../loan-paths.ts';
import { DebtAdvice } from '../../../parts/lender/DebtAdvice.tsx';
import { Scene } from '../../../parts/page/Scene.tsx';
import { TalkToUs } from '../../../parts/lender/TalkToUs.tsx';
import { BUDGET, SUPPORT_NEEDS } from '../../../paths.ts';
import type { Loan } from '../../../resources/loan.ts';
import { presentArrears, type PresentedArrears } from './present-arrears.ts';

/** Arrears: the ways out first, then what is owed, what the bank answered, and what happens next. */
export function Arrears({ loan }: { loan: Loan }) {
  const late = presentArrears(loan);
  if (!late) return null;
  return (
    <Card as="section" raised aria-labelledby="late-heading">
      <Scene name="help" />
      <h2 id="late-heading">{late.heading}</h2>
      <p>{late.intro}</p>
      {late.notice !== null && <InsetText>{late.notice}</InsetText>}
      {late.onItsWay !== null && <InsetText>{late.onItsWay}</InsetText>}
      <WaysOut loan={loan} late={late} />
      <FigureRow items={late.figures} />
      <MissedPayments missed={late.missed} />
      <h3>What happens next</h3>
      <ul className="loan-points">
        {late.whatHappens.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}

type WaysOutProps = { loan: Loan; late: PresentedArrears };

function WaysOut({ loan, late: { isPlanFirst, canPickDay, payable } }: WaysOutProps) {
  const pay = (
    <Way key="pay" title="Pay now">
      {payable !== null && (
        <p>
          <Link href={payByCardPath({ id: loan.id, purpose: 'late', amount: loan.arrears.amount })}>
            Pay {payable} by card
          </Link>
        </p>
      )}
      <p>
        <Link href={makePaymentPath(loan.id)}>Make a payment</Link> by card, from your bank or by Direct
        Debit. You choose how much.
      </p>
    </Way>
  );
  const plan = <Plan key="plan" loan={loan} />;
  return (
    <ul className="loan-options">
      {isPlanFirst ? [plan, pay] : [pay, plan]}
      {canPickDay && (
        <Way title="Pick a day">
          <p>
            <Link href={secondAttemptPath(loan.id)}>Choose when we try again</Link>, on a day when you’ll have
            the money in your account.
          </p>
        </Way>
      )}
      <Way title="Already paid?">
        <p>
          <Link href={missingPaymentPath(loan.id)}>Tell us about a payment that isn’t showing</Link>. Don’t
          pay it again until we’ve checked.
        </p>
      </Way>
      <Way title="Get free advice">
        <DebtAdvice />
        <p>
          <Link href={BUDGET}>Your budget</Link> is a summary you can show them.
        </p>
      </Way>
      <Way title="Breathing space">
        <p>
          Up to 60 days without interest or payments, in England and Wales. A free debt adviser starts it.{' '}
          <Link href={breathingSpacePath(loan.id)}>How it works, and how to tell us that you’ve applied</Link>
        </p>
      </Way>
      <Talk reference={loan.reference} />
    </ul>
  );
}

function Plan({ loan }: { loan: Loan }) {
  return (
    <Way title="Set up a plan">
      {loan.isEligibleForSelfServeArrangement ? (
        <p>
          <Link href={selfServeArrangementPath(loan.id)}>Set up a payment plan</Link> that leaves you enough
          to live on, for up to six months. We add no interest while it runs.
        </p>
      ) : (
        <p>
          <Link href={selfServeArrangementPath(loan.id)}>See why you can’t set one up here</Link> at the
          moment, and who can help. <Link href={BUDGET}>Your budget</Link> shows what you can afford.
        </p>
      )}
    </Way>
  );
}

function Talk({ reference }: { reference: string }) {
  return (
    <Way title="Talk to a person">
      <TalkToUs reference={reference} />
      <p>
        Tell us about <Link href={SUPPORT_NEEDS}>your support needs</Link>, so that we can make this easier.
      </p>
    </Way>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

const MOST_SHOWN = 3;

/** What happened to each; the newest ones of many are behind a press. */
function MissedPayments({ missed }: Pick<PresentedArrears, 'missed'>) {
  const rest = missed.slice(MOST_SHOWN);
  return (
    <>
      <h3>{missed.length === 1 ? 'What happened' : 'What happened to each payment'}</h3>
      <MissedList missed={missed.slice(0, MOST_SHOWN)} />
      {rest.length > 0 && (
        <Details summary={`Show ${rest.length} more`}>
          <MissedList missed={rest} />
        </Details>
      )}
    </>
  );
}

function MissedList({ missed }: Pick<PresentedArrears, 'missed'>) {
  return (
    <ul className="manage-loan">
      {missed.map(({ name, trace, creditFile }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{trace.join(' ')}</span>
          <span>{creditFile}</span>
        </li>
      ))}
    </ul>
  );
}
