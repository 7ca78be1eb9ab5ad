import { isHirePurchase, PRODUCT_DATES, type ProductId } from '@fairlead/core/pricing/product-dates';
import { Steps } from '@fairlead/ui/section/Steps';
import { Stack } from '@fairlead/ui/stack/Stack';
import { usePageSettings } from '../../state/page-settings.ts';

/** What a hire purchase asks for first. */
const CAR_STEP = {
  title: 'The commission and your car’s documents',
  text: 'You’ll see what we’re paid for introducing you. Then you’ll send photos of your V5C, your settlement letter and your certificate of motor insurance.',
};

function stepsOf(productId: ProductId) {
  const { withdrawalDays, firstDueEarliestDays, firstDueLatestDays } = PRODUCT_DATES[productId];
  const isHired = isHirePurchase(productId);
  const sent = isHired
    ? 'We pay your finance company first, and send the rest to you.'
    : 'We’ll send it as soon as you’ve signed.';
  return [
    ...(isHired ? [CAR_STEP] : []),
    {
      title: 'Your bank account and payment day',
      text: 'Where to send the money, and the day of the month that suits you. We’ll check the account with your bank.',
    },
    {
      title: 'Three documents to read',
      text: 'We work out your price with your chosen date and show you the key facts, the agreement and your Direct Debit Mandate before you sign.',
    },
    {
      title: 'You sign and we send the money',
      text: `${sent} You then have ${withdrawalDays} days to change your mind.`,
    },
    {
      title: 'Your first payment',
      text: `On the day you choose, at least ${firstDueEarliestDays} days and at most ${firstDueLatestDays} days after the money is sent. We’ll tell you the date before you sign.`,
    },
  ];
}

export function NextSteps() {
  const { productId } = usePageSettings().brand.config;
  return (
    <Stack as="section" gap={4}>
      <h2>What happens next</h2>
      <Steps steps={stepsOf(productId)} />
    </Stack>
  );
}
