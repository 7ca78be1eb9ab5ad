import { APPLICATION_ERRORS, canHaveAppliedOn } from '@fairlead/core/breathing-space/breathing-space';
import { readDay } from '../../parts/form/read-day.ts';
import { useReport } from '../../parts/form/use-report.ts';
import { useReportBreathingSpaceMutation } from '../../resources/repaying/cases.ts';
import { usePageSettings } from '../../state/page-settings.ts';

const NOTHING = { adviser: '', day: '', month: '', year: '' };

const { appliedOn: empty, notADay, tooFar: notPossible } = APPLICATION_ERRORS;

/** With whom and when a breathing space was applied for, and telling us. */
export function useBreathingSpace(loanId: string) {
  const { today } = usePageSettings();
  const [report, { isLoading }] = useReportBreathingSpaceMutation();
  return useReport({
    form: 'breathing-space',
    start: NOTHING,
    loanId,
    check: (fields) => {
      const adviser = fields.adviser.trim();
      const { day: appliedOn, problem } = readDay(fields, {
        isPossible: (day) => canHaveAppliedOn(day, today),
        errors: { empty, notADay, notPossible },
      });
      return {
        body: appliedOn === undefined ? null : { adviser, appliedOn },
        problems: {
          adviser: adviser === '' ? APPLICATION_ERRORS.adviser : undefined,
          appliedOn: problem,
        },
      };
    },
    send: (body) => report({ params: { id: loanId }, body }).unwrap(),
    isLoading,
  });
}
