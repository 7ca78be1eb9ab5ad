import type { FeatureFlag } from '@fairlead/contract/web/client-config';
import { Card } from '@fairlead/ui/card/Card';
import { CheckboxField } from '@fairlead/ui/checkbox-field/CheckboxField';
import { useState } from 'react';
import { readFeatureFlags, switchFeature } from '../../state/feature-flags.ts';
import { usePageSettings } from '../../state/page-settings.ts';

/** What each flag will do, and how far it is. */
const WORDS = {
  'auto-payslip-verification': {
    label: 'Check payslips automatically',
    hint: 'Nothing hangs on it yet: no screen asks for a payslip.',
  },
} as const satisfies Record<FeatureFlag, { label: string; hint: string }>;

/** Switches for work that is not finished, for this browser alone. */
export function FeatureFlags() {
  const { featureFlags } = usePageSettings().clientConfig;
  const [flags, setFlags] = useState(() => readFeatureFlags(featureFlags));
  // The keys of a total record of flags.
  const names = Object.keys(WORDS) as FeatureFlag[];
  const toggle = (flag: FeatureFlag, isOn: boolean) => {
    switchFeature(flag, isOn);
    setFlags(readFeatureFlags(featureFlags));
  };
  return (
    <Card as="section" aria-labelledby="flags-heading">
      <h2 id="flags-heading">Unfinished work</h2>
      {names.map((flag) => (
        <CheckboxField
          key={flag}
          name={flag}
          {...WORDS[flag]}
          checked={flags[flag]}
          onChange={(isOn) => toggle(flag, isOn)}
        />
      ))}
    </Card>
  );
}
