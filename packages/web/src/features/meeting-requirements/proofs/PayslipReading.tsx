import { isProofAsked } from '@fairlead/core/requirement/proof';
import { Button } from '@fairlead/ui/button/Button';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { useState } from 'react';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { useContestPayslipMutation } from '../../../resources/requirements/proof.ts';
import { payslipsOf, STATUS, type PayslipProps, type ReadPayslip } from './payslips.ts';
import { doubtsInWords, presentPayslip } from './present-payslip.ts';

/** What happens when it is confirmed. Only one payslip by itself is accepted by what was read. */
function nextStep(files: number, read: readonly ReadPayslip[]): string {
  const hasDoubts = read.some(({ payslip }) => payslip.doubts.length > 0);
  if (hasDoubts) return 'Your offer won’t change while we check.';
  return files === 1
    ? 'This shows the income you entered, so there’s nothing more to check.'
    : 'Someone on our team will check what you sent.';
}

/** What was read on each payslip, and two answers: it is right, or a person looks at it. */
export function PayslipReading(props: PayslipProps) {
  const { state, attachments = [] } = props.asked.requirement;
  const read = payslipsOf(props.asked.requirement);
  const counting = attachments.filter(({ isRefused }) => !isRefused).length;
  const isDecided = state === 'Met';
  return (
    <section className="stack gap-4" aria-labelledby="payslip-reading">
      <h2 id="payslip-reading">What we read on your payslip</h2>
      {read.map((file) => (
        <Payslip key={file.id} file={file} isAlone={read.length === 1} isDecided={isDecided} />
      ))}
      {isProofAsked(state) && (
        <>
          <p>{nextStep(counting, read)}</p>
          <Button type="submit">That’s right</Button>
        </>
      )}
      {!isDecided &&
        read
          .filter(({ payslip }) => !payslip.isContested)
          .map((file) => <Contest key={file.id} {...props} file={file} isAlone={read.length === 1} />)}
    </section>
  );
}

type PayslipFileProps = { file: ReadPayslip; isAlone: boolean; isDecided: boolean };

function Payslip({ file: { filename, payslip }, isAlone, isDecided }: PayslipFileProps) {
  const doubts = isDecided ? [] : doubtsInWords(payslip);
  return (
    <div className="stack gap-3">
      {!isAlone && <h3>{filename}</h3>}
      <SummaryList rows={presentPayslip(payslip)} />
      {doubts.length > 0 && (
        <div className="stack gap-2">
          <p>Someone on our team will check it, because:</p>
          <ul className="list">
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </div>
      )}
      {payslip.isContested && (
        <p>You said that this isn’t right. Someone on our team will read the payslip.</p>
      )}
    </div>
  );
}

type ContestProps = PayslipProps & { file: ReadPayslip; isAlone: boolean };

function Contest({ asked: { application }, file, isAlone, onContested }: ContestProps) {
  const [contest, { isLoading }] = useContestPayslipMutation();
  const [error, setError] = useState<unknown>(null);
  const press = async (): Promise<void> => {
    setError(null);
    try {
      await contest({ params: { id: application.id }, body: { attachment: file.id } }).unwrap();
      // The button that was pressed is gone.
      onContested({ id: STATUS });
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <div className="stack gap-3">
      <Button variant="secondary" busy={isLoading} onClick={() => void press()}>
        {isAlone ? 'This isn’t right' : `${file.filename} isn’t right`}
      </Button>
      <p className="hint">
        Someone on our team will read the payslip instead. You don’t need to send it again.
      </p>
      {error !== null && <ActionFailed error={error} />}
    </div>
  );
}
