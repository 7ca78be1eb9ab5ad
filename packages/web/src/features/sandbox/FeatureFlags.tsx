import type { FeatureFlag } from '@fairlead/contract/web/client-config';
import { CheckboxField } from '@fairlead/ui/checkbox-field/CheckboxField';
import { Details } from '@fairlead/ui/details/Details';
import { useState } from 'react';
import { useIsInBrowser } from '../../parts/page/use-is-in-browser.ts';
import { readFeatureFlags, switchFeature } from '../../state/feature-flags.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { keysOf } from '@fairlead/core/records';

/** What each flag opens. */
const WORDS = {
  'auto-payslip-verification': {
    label: 'Read payslips automatically',
    hint: 'Shows what was read on a payslip that is a PDF.',
  },
  'motor-applications': {
    label: 'Apply for motor finance',
    hint: 'Opens the motor brand’s form to people sent by a partner.',
  },
} as const satisfies Record<FeatureFlag, { label: string; hint: string }>;

/** Switches of what a deployment opens, for this browser alone: it opens nothing that the server keeps closed. */
export function FeatureFlags() {
  const { featureFlags } = usePageSettings().clientConfig;
  const isInBrowser = useIsInBrowser();
  const [switched, setSwitched] = useState<typeof featureFlags | null>(null);
  const flags = switched ?? (isInBrowser ? readFeatureFlags(featureFlags) : featureFlags);
  // The keys of a total record of flags.
  const names = keysOf(WORDS);
  const toggle = (flag: FeatureFlag, isOn: boolean) => {
    switchFeature(flag, isOn);
    setSwitched(readFeatureFlags(featureFlags));
  };
  return (
    <Details summary="Feature flags for this browser">
      {names.map((flag) => (
        <CheckboxField
          key={flag}
          name={flag}
          {...WORDS[flag]}
          checked={flags[flag]}
          onChange={(isOn) => toggle(flag, isOn)}
        />
      ))}
    </Details>
  );
}
