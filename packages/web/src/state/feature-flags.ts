import { keysOf, tableOf } from '@fairlead/core/records';
import type { ClientConfig, FeatureFlag } from '@fairlead/contract/web/client-config';
import { browserStorage } from './storage.ts';

const KEY = 'features';

type Flags = ClientConfig['featureFlags'];

/** The flags set in this browser. Values may be unknown or malformed. */
function readSwitched(): Readonly<Record<string, unknown>> {
  const kept = browserStorage.read(KEY);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** The flags of the deployment, and over them what was switched in this browser. */
export function readFeatureFlags(deployed: Flags): Flags {
  const switched = readSwitched();
  return tableOf(keysOf(deployed), (flag) => {
    const own = switched[flag];
    return typeof own === 'boolean' ? own : deployed[flag];
  });
}

export function switchFeature(flag: FeatureFlag, isOn: boolean): void {
  browserStorage.write(KEY, { ...readSwitched(), [flag]: isOn });
}
