import { Card } from '@fairlead/ui/card/Card';
import { Section } from '@fairlead/ui/section/Section';
import { brokerWords } from '../../parts/lender/broker-words.ts';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { RISKS } from '../../parts/lender/risks.ts';

/** What can go wrong, and who it is that lends. */
export function BeforeYouBorrow(page: PublicPageProps) {
  const { dictionary, config, landing } = page.brand;
  const { legalEntity } = dictionary;
  const [first, second] = RISKS[config.productId].long;
  return (
    <Section heading={landing.beforeHeading}>
      <div className="before">
        <Card as="section">
          <h3>If you miss payments</h3>
          <p>
            <strong>{first}</strong>
          </p>
          <p>{second}</p>
          <p>
            If money is tight already,{' '}
            <a href={publicAddress('/help-and-support#difficulty', page)}>talk to us first</a>.
          </p>
          <DebtAdvice />
        </Card>
        <div className="before-part">
          <h3>Who lends the money</h3>
          <p>
            {brokerWords(dictionary)} The lender is at {legalEntity.address.join(', ')}.
          </p>
          {legalEntity.isDemonstration && (
            <p>
              <strong>This is a demonstration.</strong> The lender is fictional, no loan is made and no credit
              file is searched.
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
