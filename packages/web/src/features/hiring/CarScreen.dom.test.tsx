import { BRANDS } from '@fairlead/brands/brands';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { carPath, SCREENS } from '../../paths.ts';
import { draftStorage } from '../../state/draft-storage.ts';
import { aDraft } from '../../testing/drafts.ts';
import { fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import CarScreen from './CarScreen.tsx';

const CAR = { registrationNumber: 'AA19 AAA', confirmedMark: 'AA19AAA', mileage: '22,000' };

function open(replies: Replies, brand = BRANDS.motor) {
  draftStorage.write(brand.id, { ...aDraft(), ...CAR }, Date.now());
  const sent = fakeApi(replies);
  renderScreen({ [SCREENS.car]: CarScreen }, { at: carPath('agreement'), brand });
  return sent.filter(({ endpoint }) => endpoint === 'readBrowserSeed');
}

const seed = (value: string) =>
  ({
    readBrowserSeed: { data: { '@type': 'seed', name: 'settlement-letter-help', seed: value } },
  }) as const;

async function isHelpOpen(): Promise<boolean | undefined> {
  const help = await screen.findByText('Where do I find this?', {}, { timeout: 4_000 });
  return help.closest('details')?.open;
}

describe('the help about the settlement letter', () => {
  test.each([
    ['closed', false],
    ['open', true],
    ['a version of tomorrow', false],
  ])('is as the seed of the browser says: %s', async (value, isOpen) => {
    open(seed(value));
    expect(await isHelpOpen()).toBe(isOpen);
  });

  test.each([{ refusal: 'internalError' }, 'no connection', 'no answer yet'] as const)(
    'is closed where the seed cannot be read: %o',
    async (reply) => {
      open({ readBrowserSeed: reply });
      expect(await isHelpOpen()).toBe(false);
    },
  );

  test('is closed, and no seed is asked for, where the reader chose the usual version', async () => {
    document.cookie = 'experiments=off; Path=/';
    const sent = open(seed('open'));
    expect(await isHelpOpen()).toBe(false);
    expect(sent).toEqual([]);
  });
});
