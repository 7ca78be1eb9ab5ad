import { Section } from '@fairlead/ui/section/Section';
import { brokerWords } from '../../parts/lender/broker-words.ts';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { publicAddress } from '../../parts/public/public-page.ts';
import { RISKS } from '../../parts/lender/risks.ts';
import { onGround, type LandingPartProps } from './landing-part.ts';

/** What can go wrong, and who it is that lends. */
export function BeforeYouBorrow({ page, ground }: LandingPartProps) {
  const { dictionary, config, landing } = page.brand;
  const { legalEntity } = dictionary;
  const [first, second] = RISKS[config.productId].long;
  return (
    <Section heading={landing.beforeHeading} id="risks" {...onGround(ground)}>
      <div className="before">
        <section className="before-part before-risks">
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
        </section>
        <section className="before-part">
          <h3>Who lends the money</h3>
          <p>
            {brokerWords(dictionary)} The lender’s address is {legalEntity.address.join(', ')}.
          </p>
          {legalEntity.isDemonstration && (
            <p>
              <strong>This is a demonstration.</strong> The lender is fictional, no loan is made and no credit
              file is searched.
            </p>
          )}
        </section>
      </div>
    </Section>
  );
}
