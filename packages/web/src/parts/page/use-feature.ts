import type { FeatureFlag } from '@fairlead/contract/web/client-config';
import { readFeatureFlags } from '../../state/feature-flags.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { useBrowserValue } from './use-is-in-browser.ts';

/** Whether a flag is on for this browser. The server goes by its own flags, whatever is switched here. */
export function useFeature(flag: FeatureFlag): boolean {
  const { featureFlags } = usePageSettings().clientConfig;
  return useBrowserValue(() => readFeatureFlags(featureFlags)[flag], featureFlags[flag]);
}
