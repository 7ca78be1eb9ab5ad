import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import { useState, type SubmitEvent } from 'react';
import { useMakeReferralMutation, useReadBrandsQuery } from '../../resources/sandbox.ts';
import { usePageSettings } from '../../state/page-settings.ts';

/** A link as a comparison partner would send it: the way in where a brand takes no direct applications. */
export function Referral() {
  const { brand, referralBrand } = usePageSettings();
  const { data: brands = [] } = useReadBrandsQuery({});
  const [chosen, setChosen] = useState<string>(referralBrand ?? brand.id);
  const [make, { data, error, isLoading }] = useMakeReferralMutation();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLoading) void make({ body: { brand: chosen } });
  };
  return (
    <Card as="section" aria-labelledby="referral-heading">
      <h2 id="referral-heading">Partner referral</h2>
      <p>
        Some brands take applications only through a comparison partner. Make a signed link like theirs; it
        lasts 30 days.
      </p>
      <form className="stack gap-4" noValidate onSubmit={submit}>
        <SelectField
          name="brand"
          label="Brand"
          width={20}
          options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
        <Button type="submit" variant="secondary" busy={isLoading}>
          Make a link
        </Button>
      </form>
      {data && (
        <p className="sandbox-address">
          <a href={data.url}>{data.url}</a>
        </p>
      )}
      {error !== undefined && <NotificationBanner kind="error" live title="We couldn’t make the link" />}
    </Card>
  );
}
