import { expect, test } from 'vitest';
import { memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { A_CHARGE, describeCards } from './conformance.ts';
import { sandboxCards } from './sandbox.ts';
import { answerBank } from './test-intents.ts';

async function newWorld() {
  const parts = { store: memorySandboxStore() };
  return {
    port: sandboxCards(parts),
    answer: (clientSecret: string, isConfirmed: boolean) => answerBank(parts, clientSecret, isConfirmed),
  };
}

describeCards('the sandbox', newWorld);

test('the bank of the sandbox answers no secret that was guessed', async () => {
  const { port, answer } = await newWorld();
  const asked = await port.charge({ ...A_CHARGE, paymentMethodId: 'pm_card_threeDSecure2Required' });
  expect(await answer(`${asked.paymentIntentId}_secret_guessed`, true)).toBe(false);
  expect(await answer('', true)).toBe(false);
  expect(await port.retrieve(asked.paymentIntentId)).toEqual(asked);
});

test('a payment by two calls at once is one', async () => {
  const { port } = await newWorld();
  const [one, two] = await Promise.all([port.charge(A_CHARGE), port.charge(A_CHARGE)]);
  expect(two).toEqual(one);
});
