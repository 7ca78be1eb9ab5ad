import { Suspense } from 'react';
import { laterPart } from '../../../parts/page/later-part.tsx';
import { useFeature } from '../../../parts/page/use-feature.ts';
import { payslipsOf, READING, type PayslipProps } from './payslips.ts';

const PayslipReading = laterPart(
  'what we read on your payslip',
  async () => (await import('./PayslipReading.tsx')).PayslipReading,
);

/** What was read on a payslip; nothing where nothing was, or where this browser has the flag off. */
export function PayslipPart(props: PayslipProps) {
  const isOn = useFeature('auto-payslip-verification');
  if (!isOn || payslipsOf(props.asked.requirement).length === 0) return null;
  return (
    <div id={READING} tabIndex={-1}>
      <Suspense fallback={<p className="hint">Reading your payslip …</p>}>
        <PayslipReading {...props} />
      </Suspense>
    </div>
  );
}
