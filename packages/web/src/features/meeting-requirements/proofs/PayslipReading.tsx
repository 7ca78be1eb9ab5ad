import { Button } from '@fairlead/ui/button/Button';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { useState } from 'react';
import { useFocusAfter } from '../../../parts/form/use-focus-after.ts';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { useContestPayslipMutation } from '../../../resources/requirements/proof.ts';
import type { Asked } from '../RequirementScreen.tsx';
import { isUnanswered, payslipsOf, READING, type ReadPayslip } from './payslips.ts';
import { doubtsInWords, presentPayslip } from './present-payslip.ts';

/** What was read on each payslip, and two answers: it is right, or a person looks at it. */
export function PayslipReading({ asked }: { asked: Asked }) {
  const { state, attachments = [] } = asked.requirement;
  const read = payslipsOf(asked.requirement);
  const isOpen = isUnanswered(state);
  const counting = attachments.filter(({ isRefused }) => !isRefused).length;
  const isEnough = counting === 1 && read.every(({ payslip }) => payslip.doubts.length === 0);
  return (
    <section className="stack gap-4" aria-labelledby="payslip-reading">
      <h2 id="payslip-reading">What we read on your payslip</h2>
      {read.map((file) => (
        <Payslip key={file.id} asked={asked} file={file} isAlone={read.length === 1} />
      ))}
      {isOpen && (
        <>
          <p>
            {isEnough
              ? 'This shows the income you entered, so there’s nothing more to check.'
              : 'Someone on our team will check what you sent. This doesn’t change your offer by itself.'}
          </p>
          <Button type="submit">That’s right</Button>
        </>
      )}
    </section>
  );
}

type PayslipProps = { asked: Asked; file: ReadPayslip; isAlone: boolean };

function Payslip({ asked, file, isAlone }: PayslipProps) {
  const { payslip, filename, id } = file;
  const { application, requirement } = asked;
  const [contest, { isLoading }] = useContestPayslipMutation();
  const [error, setError] = useState<unknown>(null);
  // The button that was pressed is gone.
  useFocusAfter(payslip.isContested, READING);
  const press = async (): Promise<void> => {
    setError(null);
    await contest({ params: { id: application.id }, body: { attachment: id } })
      .unwrap()
      .catch(setError);
  };
  const doubts = doubtsInWords(payslip);
  return (
    <div className="stack gap-3">
      {!isAlone && <h3>{filename}</h3>}
      <SummaryList rows={presentPayslip(payslip)} />
      {doubts.length > 0 && requirement.state !== 'Met' && (
        <div className="stack gap-2">
          <p>Someone on our team checks it, because:</p>
          <ul className="list">
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </div>
      )}
      {payslip.isContested && (
        <p>You told us that this isn’t right. Someone on our team will read the payslip.</p>
      )}
      {!payslip.isContested && requirement.state !== 'Met' && (
        <>
          <Button variant="secondary" busy={isLoading} onClick={() => void press()}>
            This isn’t right
          </Button>
          <p className="hint">
            Someone on our team will read the payslip instead. You don’t need to send it again.
          </p>
        </>
      )}
      {error !== null && <ActionFailed error={error} />}
    </div>
  );
}
