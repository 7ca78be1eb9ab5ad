import { PRODUCTS } from '@fairlead/core/pricing/products';
import { Button } from '@fairlead/ui/button/Button';
import { APPLICATION_FORM } from '@fairlead/contract/web/account-paths';
import { Page } from '../../parts/page/Page.tsx';
import { SEE_PRICES } from '../../parts/page/see-prices.ts';
import { usePageSettings } from '../../state/page-settings.ts';

export function Expired() {
  const { switches, config } = usePageSettings().brand;
  return (
    <Page title="Your offer has expired">
      <h1>Your offer has expired</h1>
      <p>
        Offers are valid for {PRODUCTS[config.productId].quoteValidDays} days, because what you can afford and
        what lending costs can change. You haven’t agreed to anything, and this hasn’t affected your credit
        score.
      </p>
      {switches.directApplications ? (
        <>
          <p>
            You can ask for a new offer. It takes about 3 minutes and won’t affect your credit score either.
          </p>
          <p>
            <Button href={APPLICATION_FORM}>Get a new offer</Button>
          </p>
        </>
      ) : (
        <>
          <p>You can apply again through one of our comparison partners.</p>
          <p>
            <Button href={SEE_PRICES.href}>{SEE_PRICES.label}</Button>
          </p>
        </>
      )}
    </Page>
  );
}
