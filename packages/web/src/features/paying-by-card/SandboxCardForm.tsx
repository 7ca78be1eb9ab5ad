import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { useReadMagicValuesQuery } from '../../resources/sandbox.ts';
import { BankQuestionPage } from './BankQuestionPage.tsx';
import { CardEnd } from './CardEnd.tsx';
import { CardPage, OpeningOfCard } from './CardPage.tsx';
import { NotByCard } from './NotByCard.tsx';
import { testCardsIn, type AskedPayment } from './present-card-payment.ts';
import { useSandboxCard } from './use-sandbox-card.ts';

/** The choice of a test card. It stays open after a decline, so that the borrower can choose another card. */
export function SandboxCardForm({ payment }: { payment: AskedPayment }) {
  const values = useReadMagicValuesQuery({});
  const form = useSandboxCard(payment);
  const { card, choose, problems, bank, outcome, failure } = form;
  if (outcome !== null) return <CardEnd payment={payment} outcome={outcome} />;
  if (failure !== null && form.preventRetry) return <NotByCard id={payment.id} reason={failure.message} />;
  if (bank) return <BankQuestionPage amount={payment.amount} {...bank} onAnswer={bank.answer} />;
  if (values.error) return <CallFailed error={values.error} onRetry={() => void values.refetch()} />;
  if (!values.data) return <OpeningOfCard payment={payment} />;
  return (
    <CardPage payment={payment} {...form}>
      <RadioGroup
        name="card"
        legend="Which card do you want to use?"
        hint="These are the sandbox’s test cards: no money moves."
        options={testCardsIn(values.data)}
        value={card}
        error={problems.card}
        onChange={choose}
      />
      <Button type="submit" busy={form.isBusy}>
        Pay {formatWholePounds(payment.amount)}
      </Button>
    </CardPage>
  );
}
