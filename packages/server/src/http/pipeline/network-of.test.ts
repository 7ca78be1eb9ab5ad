import { describe, expect, test } from 'vitest';
import { networkOf, shownNetworkOf } from './network-of.ts';

describe('limits count', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
    [':::', ':::'],
  ])('%j as %j', (address, counted) => {
    expect(networkOf(address)).toBe(counted);
  });

  test('a network once, however often it was counted before', () => {
    const counted = networkOf('2001:db8:1:2::9');
    expect(networkOf(counted)).toBe(counted);
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['203.0.113.77:51234', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['not an address', 'unknown'],
])('a browser is shown of %s the network %s', (address, shown) => {
  expect(shownNetworkOf(address)).toBe(shown);
});
