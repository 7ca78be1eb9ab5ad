import { fullDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import type { ReactNode } from 'react';
import { dayGroups } from '../../parts/days/day-groups.ts';
import { DayGrid } from '../../parts/days/DayGrid.tsx';
import { amountOn, type SettlementDay } from './present-settlement.ts';
import type { useSettlement } from './use-settlement.ts';

type DayChoiceProps = {
  days: readonly SettlementDay[];
  /** What the chosen day means, in sentences. */
  wordsFor: (day: SettlementDay) => readonly string[];
  /** On the button while no day is chosen. */
  label: string;
  /** Between the days and the button. */
  children?: ReactNode;
  settlement: ReturnType<typeof useSettlement>;
};

/** On which day it is collected, with what that day costs. */
export function DayChoice({ days, wordsFor, label, children, settlement }: DayChoiceProps) {
  const { chosen, change, problems, isLoading } = settlement;
  const words = chosen ? wordsFor(chosen) : [];
  const dates = days.map(({ date }) => date);
  return (
    <>
      <DayGrid
        legend="When should we collect it?"
        groups={dayGroups(dates, (date) => amountOn(days, date))}
        chosen={chosen?.date ?? null}
        onChoose={(day) => change({ day })}
        error={problems.day}
      />
      {words.length > 0 && (
        <InsetText>
          <div className="stack gap-2">
            {words.map((line, position) => (
              <p key={line}>{position === 0 ? <strong>{line}</strong> : line}</p>
            ))}
          </div>
        </InsetText>
      )}
      <Spoken text={words.join(' ')} />
      {children}
      <Button type="submit" busy={isLoading}>
        {chosen ? `Pay ${formatWholePounds(chosen.amount)} on ${fullDay(chosen.date)}` : label}
      </Button>
    </>
  );
}

/** Nothing can be collected: where to turn instead. */
export function NoDirectDebit() {
  return (
    <InsetText>
      <p>
        Your Direct Debit isn’t set up at the moment, so we can’t collect the payment on another day. If you
        can’t pay now, <Link href="/contact">talk to us</Link>.
      </p>
    </InsetText>
  );
}
