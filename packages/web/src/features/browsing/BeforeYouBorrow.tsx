import type { BrandConfig } from '@fairlead/brands/brand';
import { Card } from '@fairlead/ui/card/Card';
import { Section } from '@fairlead/ui/section/Section';
import { brokerWords } from '../../parts/broker-words.ts';
import { DebtAdvice } from '../../parts/DebtAdvice.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public-page.ts';

/** What not paying can lead to, by product (FCA handbook, CONC 3.3.1R: clear, fair and not misleading). */
const RISKS = {
  'unsecured-2026-1': [
    'Missing payments could affect your credit file and make it harder, or dearer, to borrow in future.',
    'Borrow only what you can pay back each month, on days when money is short as well.',
  ],
  'hire-purchase-2026-1': [
    'Your vehicle may be repossessed if you do not keep up the payments. It is not yours until the last one is made.',
    'Missing payments could affect your credit file and make it harder, or dearer, to borrow in future.',
  ],
} as const satisfies Record<BrandConfig['productId'], readonly [string, string]>;

/** What can go wrong, and who it is that lends. */
export function BeforeYouBorrow(page: PublicPageProps) {
  const { dictionary, config, landing } = page.brand;
  const { legalEntity } = dictionary;
  const [first, second] = RISKS[config.productId];
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
