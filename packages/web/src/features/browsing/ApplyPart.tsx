import { listInWords } from '@fairlead/core/text/list-in-words';
import type { Brand, BrandConfig } from '@fairlead/brands/brand';
import { Button } from '@fairlead/ui/button/Button';
import { APPLICATION_FORM } from '@fairlead/contract/web/account-paths';
import { PARTNERS } from './ComparisonPartners.tsx';
import type { PageSettings } from '../../state/page-settings.ts';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';

type Props = { brand: Brand; settings: Pick<PageSettings, 'clientConfig'> };

/** The way on, where the brand takes applications; else where they start, or that they are not open. */
export function ApplyPart({ brand, settings }: Props) {
  const { switches, config } = brand;
  if (switches.directApplications) {
    return (
      <div className="quote-apply">
        <Button type="submit" wide formAction={APPLICATION_FORM}>
          Get your own rate
        </Button>
        <p>About 3 minutes. Checking won’t affect your credit score.</p>
      </div>
    );
  }
  const isOpen = isOpenToApplications(config.productId, settings.clientConfig);
  return (
    <div className="quote-apply">
      {isOpen && (
        <Button href={`#${PARTNERS}`} wide>
          See where to apply
        </Button>
      )}
      <p>
        {isOpen
          ? `You can apply through a comparison site: ${sitesOf(config)}.`
          : 'Applications are not open yet, here or at a partner.'}{' '}
        Looking at prices won’t affect your credit score.
      </p>
    </div>
  );
}

function sitesOf({ partners }: BrandConfig): string {
  const names = partners.filter(({ kind }) => kind === 'comparison-site').map(({ name }) => name);
  return listInWords(names, 'or');
}
