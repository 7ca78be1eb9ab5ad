import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { Price } from '@fairlead/core/pricing/price';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { Table } from '@fairlead/ui/table/Table';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { AmountField } from '../../parts/application/AmountField.tsx';
import { termOptions } from '../../parts/application/term-words.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import type { Quote } from '../../resources/loan-application.ts';
import { listProblems, only } from '../../resources/problems.ts';
import { amountRange, comparedRows, comparedWithNow, figuresOf } from './present-change.ts';
import { useChangeLoan, type ChangeLoanProps } from './use-change-loan.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { CHANGE_HEAD } from './heads.ts';

const COLUMNS = [
  { key: 'label', heading: 'What', rowHeading: true },
  { key: 'now', heading: 'Now', numeric: true },
  { key: 'next', heading: 'Changed', numeric: true },
] as const;

/** Another amount or term, with its price before it is chosen. */
export function ChangeLoan(props: ChangeLoanProps) {
  const { application, quote, options } = props;
  const { asked, set, price, problem, attempts, failure, isLoading, submit } = useChangeLoan(props);
  const shownProblem = attempts > 0 || !price ? problem : undefined;
  return (
    <FormPage
      title={CHANGE_HEAD.title}
      before={<BackLink href={applicationPath(application)} />}
      errors={listProblems(only({ amount: attempts > 0 ? problem : undefined }))}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
    >
      <PageHead {...CHANGE_HEAD}>
        <p className="muted">We’ll hold the new price until {longDay(quote.expiresAt)} too.</p>
      </PageHead>
      <AmountField
        name="amount"
        value={asked.amount}
        range={amountRange(options)}
        onChange={(amount) => set({ amount })}
        error={shownProblem}
      />
      <SelectField
        name="term"
        label="Pay it back over"
        value={asked.term}
        options={termOptions(options.termMonths)}
        onChange={(term) => set({ term })}
        width={20}
      />
      {price && <NewPrice price={price} quote={quote} />}
      {application.documentSet && (
        <InsetText>If you change your loan, we’ll make new documents for you to read.</InsetText>
      )}
      <Button type="submit" busy={isLoading}>
        Change my loan
      </Button>
    </FormPage>
  );
}

function NewPrice({ price, quote }: { price: Price; quote: Quote }) {
  const monthly = formatPounds(price.monthly);
  return (
    <Card as="section" aria-label="Your new price">
      <Figure
        size="medium"
        label={`Every month for ${price.termMonths} months`}
        value={monthly}
        note={`${comparedWithNow(price, quote)}.`}
      />
      <Table
        compact
        caption="The price now and with this change"
        captionHidden
        columns={COLUMNS}
        rows={comparedRows(quote, figuresOf(price))}
      />
      <Spoken text={`${monthly} a month for ${price.termMonths} months. ${comparedWithNow(price, quote)}.`} />
    </Card>
  );
}
