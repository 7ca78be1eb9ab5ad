import { loanPath } from '@fairlead/contract/web/account-paths';
import type { Pence } from '@fairlead/core/money/pence';
import { Button } from '@fairlead/ui/button/Button';
import { CheckboxField } from '@fairlead/ui/checkbox-field/CheckboxField';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { LoanForm } from '../../parts/form/LoanForm.tsx';
import { carInWords } from '../../parts/car/car-in-words.ts';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import type { Hired, Loan } from '../../resources/loan.ts';
import { whatEnds } from './present-return.ts';
import { useHandBack } from './use-hand-back.ts';
import { WaysToEnd } from './WaysToEnd.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { HAND_BACK_HEAD } from './heads.ts';

const LONGEST_PLACE = 200;

type HandBackFormProps = {
  loan: Loan;
  hired: Hired;
  toPay: Pence;
  /** What pays the loan off today; null where that is not offered. */
  settlement: Pence | null;
};

/** What each choice costs, then the notice. */
export function HandBackForm({ loan, hired, toPay, settlement }: HandBackFormProps) {
  const form = useHandBack(loan.id, toPay);
  const { fields, change, problems } = form;
  return (
    <LoanForm title={HAND_BACK_HEAD.title} loanId={loan.id} form={form} after={<DebtAdvice />}>
      <PageHead {...HAND_BACK_HEAD}>
        <p>{carInWords(hired)}</p>
      </PageHead>
      <WaysToEnd loan={loan} hired={hired} settlement={settlement} />
      <h2>If you hand it back</h2>
      <ul className="list">
        {whatEnds(toPay).map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <TextField
        name="mileage"
        label="Miles on the odometer"
        hint="For example, 42,000"
        inputMode="numeric"
        autoComplete="off"
        width={10}
        value={fields.mileage}
        onChange={(mileage) => change({ mileage })}
        error={problems.mileage}
      />
      <TextArea
        name="where"
        label="Where is the car?"
        hint="The address where we can collect it, with the postcode"
        limit={LONGEST_PLACE}
        rows={3}
        value={fields.where}
        onChange={(where) => change({ where })}
        error={problems.where}
      />
      <CheckboxField
        name="isUnderstood"
        label="I want to end my hire-purchase agreement today and hand the car back"
        checked={fields.isUnderstood}
        onChange={(isUnderstood) => change({ isUnderstood })}
        error={problems.isUnderstood}
      />
      <div className="cluster gap-3">
        <Button type="submit" busy={form.isLoading}>
          End my agreement
        </Button>
        <Button variant="secondary" href={loanPath(loan.id)}>
          Keep my car
        </Button>
      </div>
    </LoanForm>
  );
}
