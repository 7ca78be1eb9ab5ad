import type { Brand } from '@fairlead/brands/brand';
import { Button } from '@fairlead/ui/button/Button';

/** The way on, where the brand takes applications; else where they start. */
export function ApplyPart({ brand }: { brand: Brand }) {
  const { switches, config } = brand;
  if (switches.directApplications) {
    return (
      <div className="quote-apply">
        <Button type="submit" wide formAction="/account/borrow/quote">
          Get your own rate
        </Button>
        <p>About 3 minutes. Checking won’t affect your credit score.</p>
      </div>
    );
  }
  const sites = config.partners.filter(({ kind }) => kind === 'comparison-site');
  return (
    <div className="quote-apply">
      <p>
        Applications start with one of our partners: {sites.map(({ name }) => name).join(', ')}. Looking at
        prices won’t affect your credit score.
      </p>
    </div>
  );
}
