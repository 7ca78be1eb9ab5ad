import type { Day } from '@fairlead/core/calendar/day';
import { typedDay } from '@fairlead/core/calendar/typed-date';
import { APPLICATION_ERRORS, canHaveAppliedOn } from '@fairlead/core/breathing-space/breathing-space';
import { isDayEmpty } from '../../parts/form/is-day-empty.ts';
import { useReported } from '../../parts/form/use-reported.ts';
import { useReportBreathingSpaceMutation } from '../../resources/repaying/cases.ts';
import { usePageSettings } from '../../state/page-settings.ts';

const NOTHING = { adviser: '', day: '', month: '', year: '' };

function dayProblem(isEmpty: boolean, appliedOn: Day | undefined, today: Day): string | undefined {
  if (isEmpty) return APPLICATION_ERRORS.appliedOn;
  if (appliedOn === undefined) return APPLICATION_ERRORS.notADay;
  return canHaveAppliedOn(appliedOn, today) ? undefined : APPLICATION_ERRORS.tooFar;
}

/** With whom and when a breathing space was applied for, and telling us. */
export function useBreathingSpace(loanId: string) {
  const { today } = usePageSettings();
  const [report, { isLoading }] = useReportBreathingSpaceMutation();
  return useReported({
    form: 'breathing-space',
    start: NOTHING,
    loanId,
    check: (fields) => {
      const adviser = fields.adviser.trim();
      const appliedOn = typedDay(fields);
      return {
        body: appliedOn === undefined ? null : { adviser, appliedOn },
        problems: {
          adviser: adviser === '' ? APPLICATION_ERRORS.adviser : undefined,
          appliedOn: dayProblem(isDayEmpty(fields), appliedOn, today),
        },
      };
    },
    send: (body) => report({ params: { id: loanId }, body }).unwrap(),
    isLoading,
  });
}
