const ADVICE_HREF = 'https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt';

/** Free, independent and confidential; shown wherever somebody may owe more than they can pay. */
export function DebtAdvice() {
  return (
    <p>
      <a href={ADVICE_HREF} rel="noreferrer">
        MoneyHelper
      </a>{' '}
      finds you free and confidential debt advice. Using it does not affect your credit file.
    </p>
  );
}
