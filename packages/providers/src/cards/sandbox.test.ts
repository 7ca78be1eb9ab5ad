import { day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { expect, test } from 'vitest';
import { memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { A_CHARGE, describeCards } from './conformance.ts';
import { sandboxCards } from './sandbox.ts';
import { answerBank, messageAbout } from './test-intents.ts';

async function newWorld() {
  let today = day('2026-11-20');
  const clock = { today: () => Promise.resolve(today), now: () => Promise.resolve(`${today}T10:00:00.000Z`) };
  const parts = { store: memorySandboxStore(), clock };
  return {
    passWorkingDays: (days: number) => {
      today = addWorkingDays(today, days);
      return Promise.resolve();
    },
    port: sandboxCards(parts),
    answer: (clientSecret: string, isConfirmed: boolean) => answerBank(parts, clientSecret, isConfirmed),
    messageAbout,
  };
}

describeCards('the sandbox', newWorld);

test('the bank of the sandbox answers no secret that was guessed', async () => {
  const { port, answer } = await newWorld();
  const asked = await port.charge({ ...A_CHARGE, paymentMethodId: 'pm_card_threeDSecure2Required' });
  expect(await answer(`${asked.paymentIntentId}_secret_guessed`, true)).toBeUndefined();
  expect(await answer('', true)).toBeUndefined();
  expect(await port.retrieve(asked.paymentIntentId)).toEqual(asked);
});

test('a payment by two calls at once is one', async () => {
  const { port } = await newWorld();
  const [one, two] = await Promise.all([port.charge(A_CHARGE), port.charge(A_CHARGE)]);
  expect(two).toEqual(one);
});
