import type { Range } from '@fairlead/brands/brand';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RangeField } from '@fairlead/ui/range-field/RangeField';
import { Stack } from '@fairlead/ui/stack/Stack';
import { shownAmount, sliderPounds, wholePounds } from './typed-amount.ts';

type AmountFieldProps = {
  name: string;
  /** As typed. */
  value: string;
  /** In whole pounds. */
  range: Range;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** An amount to borrow, typed or chosen with a slider. */
export function AmountField({ range, ...field }: AmountFieldProps) {
  const [least, most] = [wholePounds(range.min), wholePounds(range.max)];
  const pounds = sliderPounds(field.value, range);
  return (
    <Stack gap={4}>
      <MoneyField {...field} label="Amount, in pounds" hint={`Whole pounds, from ${least} to ${most}`} />
      <RangeField
        id={`${field.name}-range`}
        label="Amount, as a slider"
        min={range.min}
        max={range.max}
        step={100}
        value={pounds}
        valueText={wholePounds(pounds)}
        ends={[least, most]}
        onChange={(moved) => field.onChange(shownAmount(moved))}
      />
    </Stack>
  );
}
