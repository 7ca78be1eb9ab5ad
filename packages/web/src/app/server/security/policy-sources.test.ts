import { expect, test } from 'vitest';
import { PURPOSES } from '../../../state/consent/consent.ts';
import { THIRD_PARTIES } from '../../../state/consent/third-parties.ts';
import { POLICY_SOURCES } from './policy-sources.ts';

test('an id of ours never changes whose script is loaded', () => {
  for (const purpose of PURPOSES) {
    const address = THIRD_PARTIES[purpose].script?.('x"/../&y=?#@evil.example');
    if (address === undefined) continue;
    const { origin } = new URL(address);
    expect(POLICY_SOURCES[purpose]('')['script-src']).toContain(origin);
    expect(address).not.toMatch(/["#@]|\/\.\./);
  }
});
