import { Button } from '@fairlead/ui/button/Button';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { Stack } from '@fairlead/ui/stack/Stack';
import { comparesByBrowser } from '@fairlead/core/experiment/compares-by-browser';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';

/** Whether account pages may show versions that are compared; stored in this browser only when the answer is no. */
export function ExperimentsForm(page: PublicPageProps) {
  return (
    <form method="post" action={publicAddress('/cookies', page)}>
      <input type="hidden" name="cookies" value="experiments" />
      <Stack gap={6}>
        <p>
          Sometimes we show half of our borrowers different words, or a different order, on an account page,
          to see what helps more. Prices, documents and decisions are the same for everyone. Our servers store
          with your account which version you saw; your browser stores nothing for it.
          {comparesByBrowser(page.brand.config.experiments) &&
            ' Before you’re signed in, they store it with the lifetime-id of this browser, which is listed below, and whether an application followed.'}
        </p>
        <RadioGroup
          name="experiments"
          legend="Versions of account pages"
          hint="If you choose the usual version, we don’t store which one you see."
          value={page.takesPart ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: 'Show me versions that you’re comparing' },
            { value: 'no', label: 'Always show me the usual version' },
          ]}
        />
        <div>
          <Button type="submit">Save this choice</Button>
        </div>
      </Stack>
    </form>
  );
}
