import type { SceneName } from '@fairlead/brands/scene-names';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { Page } from '../../parts/page/Page.tsx';
import { Scene } from '../../parts/page/Scene.tsx';
import { LoanNow } from '../../parts/repayment/LoanNow.tsx';
import { useLoan } from '../../resources/loan.ts';
import type { CardOutcome } from '../../resources/repaying/pay-by-card.ts';
import type { AskedPayment } from './present-card-payment.ts';

const WORDS = {
  paid: {
    scene: 'paid',
    title: (amount: string) => `You’ve paid ${amount}`,
    text: 'The payment has reached us, and it counts from today.',
  },
  open: {
    scene: 'waiting',
    title: (amount: string) => `Your payment of ${amount} is being processed`,
    text: 'We don’t know yet whether your bank has paid it. Your loan shows it as soon as we do, so there’s no need to pay again.',
  },
} as const satisfies Record<
  CardOutcome,
  { scene: SceneName; title: (amount: string) => string; text: string }
>;

type CardEndProps = { payment: AskedPayment; outcome: CardOutcome };

/** The outcome of a payment, and the loan after it. */
export function CardEnd({ payment: { id, amount }, outcome }: CardEndProps) {
  const { data: loan, isFetching } = useLoan(id, { refetchOnMountOrArgChange: true });
  const title = WORDS[outcome].title(formatWholePounds(amount));
  return (
    <Page title={title}>
      <Scene name={WORDS[outcome].scene} />
      <h1>{title}</h1>
      <p className="lead">{WORDS[outcome].text}</p>
      {loan && !isFetching && <LoanNow loan={loan} />}
      <p>
        <Button href={loanPath(id)}>See your loan</Button>
      </p>
    </Page>
  );
}
