/** Public services, free of charge and independent of any lender (FCA handbook, CONC 7.3.7A: signposting). */
const SERVICES = [
  {
    name: 'MoneyHelper',
    href: 'https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt/debt-advice-locator',
    about: 'finds an adviser near you, by phone or online',
  },
  {
    name: 'StepChange',
    href: 'https://www.stepchange.org/',
    about: 'works out a budget and a plan with you',
  },
  {
    name: 'National Debtline',
    href: 'https://www.nationaldebtline.org/',
    about: 'explains your choices and has letters to use',
  },
] as const;

/** Shown wherever somebody may owe more than they can pay. */
export function FreeAdvice() {
  return (
    <>
      <p>
        These services are free, independent of us and confidential. Asking them leaves no mark on your credit
        file.
      </p>
      <ul>
        {SERVICES.map(({ name, href, about }) => (
          <li key={name}>
            <a href={href} rel="noreferrer">
              {name}
            </a>{' '}
            {about}.
          </li>
        ))}
      </ul>
    </>
  );
}
