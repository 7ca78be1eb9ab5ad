import type { SETTLEMENT_LETTER_HELP } from '@fairlead/brands/experiments';
import { DateField } from '@fairlead/ui/date-field/DateField';
import { Details } from '@fairlead/ui/details/Details';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useDraftField } from '../../parts/application/use-draft-field.ts';
import { useSeed } from '../../parts/experiment/use-seed.ts';
import { CarPage } from './CarPage.tsx';
import type { CarForm } from './use-car-form.ts';

type Help = typeof SETTLEMENT_LETTER_HELP;

const EXPERIMENT: Help['name'] = 'settlement-letter-help';

/** The two versions of the help about the letter. */
const HELP_IS_OPEN: Readonly<Record<Help['variants'][number]['seed'], boolean>> = {
  closed: false,
  open: true,
};

/** The agreement that is settled out of the new credit. */
export function AgreementPage({ form }: { form: CarForm }) {
  const field = useDraftField(form);
  const { error, ...until } = field('settlementValidUntil');
  const help = useSeed(EXPERIMENT, HELP_IS_OPEN);
  return (
    <CarPage
      form={form}
      title="Your current car finance"
      intro="We pay off this agreement, and the car is then on finance with us."
    >
      <Details summary="Where do I find this?" open={HELP_IS_OPEN[help]}>
        <p>
          Ask your finance company for a settlement letter: by phone, or in your account with them. It shows
          the agreement number, the settlement figure and how long the figure is valid. Keep the letter:
          you’ll send us a photo of it later.
        </p>
      </Details>
      <TextField {...field('lender')} label="Finance company" autoComplete="off" />
      <TextField
        {...field('agreementNumber')}
        label="Agreement number"
        hint="On your agreement and in the letter"
        autoComplete="off"
        spellCheck={false}
        width={20}
      />
      <MoneyField
        {...field('settlementAmount')}
        pence
        label="Settlement figure, in pounds"
        hint="What it costs to end that agreement"
      />
      <DateField {...until} legend="Valid until" hint="For example, 11 12 2026" error={error} />
    </CarPage>
  );
}
