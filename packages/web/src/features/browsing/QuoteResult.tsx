import { Details } from '@fairlead/ui/details/Details';
import type { ReactNode } from 'react';
import { APR_LABEL, type PresentedIllustration, type ResultTexts } from './present-illustration.ts';

/** The result of a form sent without script: what to correct, or the price. */
export const OUTCOME = 'outcome';

type TextName = keyof ResultTexts | 'message';

type Shown = { shown: PresentedIllustration };

/** A text of the price by its name, which the script replaces. */
function Text({ shown, name }: Shown & { name: TextName }) {
  const texts: Partial<Record<TextName, string>> =
    shown.state === 'priced' ? shown.texts : { message: shown.message };
  return <span data-text={name}>{texts[name] ?? ''}</span>;
}

type QuoteResultProps = Shown & { insteadHref: string };

/** What a month costs, or why there is no price. Both share one place, so nothing moves when one replaces the other. */
export function QuoteResult({ shown, insteadHref }: QuoteResultProps) {
  const instead = shown.state === 'message' ? shown.instead : null;
  const text = (name: TextName) => <Text shown={shown} name={name} />;
  const isOutcome = shown.errors.length === 0;
  return (
    <div
      className="quote-result"
      id={isOutcome ? OUTCOME : undefined}
      tabIndex={-1}
      role="group"
      aria-label="The price"
      data-result=""
      data-state={shown.state}
    >
      <div className="quote-figures">
        <div className="figure figure-cost">
          <p className="figure-label">{text('rateKind')}</p>
          <p className="figure-value">
            {text('monthlyPounds')}
            <span className="figure-minor">{text('monthlyPence')}</span>
            {text('toPounds')}
            <span className="figure-minor">{text('toPence')}</span>
            <span className="figure-unit"> a month</span>
          </p>
          <p className="figure-note">{text('payments')}</p>
          <p className="figure-note quote-lent-to">{text('lentTo')}</p>
        </div>
      </div>
      <div className="quote-message">
        <p>{text('message')}</p>
        <a href={insteadHref} hidden={instead === null} data-instead="" data-amount={instead?.amount ?? ''}>
          {instead?.words ?? ''}
        </a>
      </div>
      <output className="visually-hidden" aria-live="polite" htmlFor="amount term history" />
    </div>
  );
}

/** The other figures of the price, and how it is worked out: below the button, so that a phone shows that first. */
export function QuoteLines({ shown, hasOptionFee }: Shown & { hasOptionFee: boolean }) {
  const text = (name: TextName) => <Text shown={shown} name={name} />;
  return (
    <div className="quote-lines">
      <dl className="figure-row figure-lines">
        <Line label={APR_LABEL} value={text('apr')} />
        <Line label="Total payable" value={text('total')} />
        <Line label="Total charge for credit" value={text('charge')} />
      </dl>
      <Details summary="How this is worked out">
        <dl className="figure-row figure-lines">
          <Line label="You borrow" value={text('borrowed')} />
          <Line label="Fee, added to the loan" value={text('fee')} />
          <Line label={<>Interest at {text('rate')}</>} value={text('interest')} />
          {hasOptionFee && <Line label="Option-to-purchase fee" value={text('optionFee')} />}
          <Line label="Total payable" value={text('total')} />
        </dl>
      </Details>
    </div>
  );
}

function Line({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className="figure-row-item">
      <dt className="figure-row-label">{label}</dt>
      <dd className="figure-row-value">{value}</dd>
    </div>
  );
}
