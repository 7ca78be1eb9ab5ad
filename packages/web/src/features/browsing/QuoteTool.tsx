import { formatWholePounds, parsePounds, poundsInPence } from '@fairlead/core/money/pounds';
import { CREDIT_HISTORIES } from '@fairlead/core/pricing/bands';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Details } from '@fairlead/ui/details/Details';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { RangeField } from '@fairlead/ui/range-field/RangeField';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { CarriedFields } from '../../parts/public/CarriedFields.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { ApplyPart } from './ApplyPart.tsx';
import type { Quote } from './asked-price.ts';
import { HISTORIES } from './histories.ts';
import { OUTCOME, QuoteLines, QuoteResult } from './QuoteResult.tsx';
import type { QuoteField } from './illustrate.ts';

const AMOUNT_STEP = 100;

/** The quote tool. Without script its form asks the server, which answers with the same page. */
export function QuoteTool({ page, quote }: { page: PublicPageProps; quote: Quote }) {
  const { pricing, shown } = quote;
  return (
    <Card raised surface="light" as="section" aria-labelledby="quote-tool-heading">
      <h2 id="quote-tool-heading">See what it costs</h2>
      <form
        className="quote-tool"
        action={`/#${OUTCOME}`}
        method="get"
        noValidate
        data-quote-tool=""
        data-pricing={JSON.stringify(pricing)}
      >
        <CarriedFields page={page} />
        <div className="quote-asks">
          <AmountAndTerm {...quote} />
          <CreditHistoryChoice {...quote} />
          <Button id="show-price" type="submit" variant="secondary" wide>
            Show the price
          </Button>
        </div>
        <div className="quote-answer">
          <QuoteResult shown={shown} insteadHref={insteadAddress(page, quote)} />
          <ApplyPart brand={page.brand} settings={page.settings} />
          <QuoteLines shown={shown} hasOptionFee={PRODUCTS[pricing.productId].optionFee > 0} />
        </div>
      </form>
    </Card>
  );
}

function AmountAndTerm({ asked, pricing, shown }: Quote) {
  const { loanAmountRange, termOptions } = pricing;
  const errorOf = (field: QuoteField) => shown.errors.find((error) => error.field === field)?.message;
  const inWords = (pounds: number) => formatWholePounds(poundsInPence(pounds));
  const typed = parsePounds(asked.amount);
  const amount = typed.ok ? typed.value / 100 : loanAmountRange.min;
  const term = Number.parseInt(asked.term, 10) || termOptions.min;
  return (
    <>
      <div className="quote-ask">
        <MoneyField
          name="amount"
          label="Amount in pounds"
          value={asked.amount}
          error={errorOf('amount')}
          width={10}
        />
        <RangeField
          label="Amount"
          id="amount-range"
          {...loanAmountRange}
          step={AMOUNT_STEP}
          value={amount}
          valueText={inWords(amount)}
          ends={[inWords(loanAmountRange.min), inWords(loanAmountRange.max)]}
        />
      </div>
      <div className="quote-ask">
        <TextField
          name="term"
          label="Term in months"
          value={asked.term}
          error={errorOf('term')}
          inputMode="numeric"
          autoComplete="off"
          width={10}
        />
        <RangeField
          label="Term"
          id="term-range"
          {...termOptions}
          value={term}
          valueText={`${term} months`}
          ends={[String(termOptions.min), `${termOptions.max} months`]}
        />
      </div>
    </>
  );
}

function CreditHistoryChoice({ asked }: Quote) {
  return (
    <div className="quote-ask quote-history">
      <RadioGroup
        legend="How is your credit history?"
        name="history"
        inline
        value={asked.history ?? undefined}
        options={CREDIT_HISTORIES.map((value) => ({ value, label: value }))}
      />
      <Details summary="Which one is mine?">
        <dl className="histories">
          {CREDIT_HISTORIES.map((history) => (
            <div key={history}>
              <dt>{history}</dt>
              <dd>{HISTORIES[history]}</dd>
            </div>
          ))}
        </dl>
      </Details>
    </div>
  );
}

function insteadAddress(page: PublicPageProps, { asked, shown }: Quote): string {
  if (shown.state !== 'message' || shown.instead === null) return '/';
  const search = new URLSearchParams({ amount: shown.instead.amount, term: asked.term });
  if (asked.history !== null) search.set('history', asked.history);
  return publicAddress(`/?${search.toString()}#${OUTCOME}`, page);
}
