import type { FeatureFlag } from '@fairlead/contract/web/client-config';
import { CheckboxField } from '@fairlead/ui/checkbox-field/CheckboxField';
import { Details } from '@fairlead/ui/details/Details';
import { useState } from 'react';
import { useIsInBrowser } from '../../parts/page/use-is-in-browser.ts';
import { readFeatureFlags, switchFeature } from '../../state/feature-flags.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { keysOf } from '@fairlead/core/records';

/** What each flag will do, and how far it is. */
const WORDS = {
  'auto-payslip-verification': {
    label: 'Read payslips automatically',
    hint: 'Shows what was read on a payslip that is a PDF. It needs FEATURE_FLAGS on the server as well.',
  },
  'motor-applications': {
    label: 'Apply for motor finance',
    hint: 'Opens the form of the motor brand. It needs FEATURE_FLAGS on the server as well.',
  },
} as const satisfies Record<FeatureFlag, { label: string; hint: string }>;

/** Switches for work that is not finished, for this browser alone; closed until opened. */
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
