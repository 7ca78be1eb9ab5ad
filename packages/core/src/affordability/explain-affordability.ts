import { pence } from '../money/pence.ts';
import { count, line, money, text, type Line, type Working } from '../working/working.ts';
import {
  calculateAffordability,
  type Affordability,
  type AffordabilityInput,
  type Assessment,
} from './affordability.ts';
import type { ExpenditureLine } from './disposable-income.ts';
import { AFFORDABILITY_2026, type AffordabilityRules } from './rules.ts';

export type AffordabilityWorkings = { readonly disposable: Working; readonly outcome: Working };

/** An assessment with the workings of the disposable income and of what follows from it. */
export function explainAffordability(
  input: AffordabilityInput,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): { readonly value: Affordability; readonly workings: AffordabilityWorkings } {
  const assessment = calculateAffordability(input, rules);
  return {
    value: assessment.affordability,
    workings: {
      disposable: explainDisposable(assessment),
      outcome: explainOutcome(assessment, input),
    },
  };
}

const ESSENTIALS = {
  alone: 'Essential spending of one adult',
  'with-partner': 'Essential spending, shared with a partner',
} as const;

function explainDisposable({ income: counted, affordability }: Assessment): Working {
  return {
    figure: 'Disposable income a month',
    inputs: [
      line('Net monthly income', money(counted.netMonthlyIncome)),
      line('Part of it that is counted', count(counted.countedPercent, 'percent')),
      ...declaredAndMinimum('housing', counted.housing),
      ...declaredAndMinimum('dependants', counted.dependants),
    ],
    rule: {
      description:
        'Income that can be relied on, less housing, dependants, essential spending and other commitments. A cost is the larger of what was said and the least that is usual.',
      source: `CONC 5.2A; ${affordability.ruleVersion}`,
    },
    steps: [
      line('Income counted', money(counted.income)),
      line('Housing', less(counted.housing.used)),
      line('Dependants', less(counted.dependants.used)),
      line(ESSENTIALS[counted.adults], less(counted.essentials)),
      line('Commitments on the credit file', less(counted.commitments)),
    ],
    result: money(counted.disposable),
  };
}

const less = (amount: number) => money(pence(-amount));

function declaredAndMinimum(cost: string, { declared, modelledMinimum }: ExpenditureLine): readonly Line[] {
  return [
    line(`Cost of ${cost}, as said`, money(declared)),
    line(`Least usual for ${cost}`, money(modelledMinimum)),
  ];
}

const OUTCOMES = {
  'as-asked': 'affordable as asked',
  less: 'affordable at a smaller amount',
  not: 'not affordable',
} as const satisfies Record<Affordability['outcome'], string>;

function explainOutcome(assessment: Assessment, { amount }: AffordabilityInput): Working {
  const { affordability, income, buffer, maxInstalment, instalment } = assessment;
  return {
    figure: 'Affordability',
    inputs: [
      line('Amount asked for', money(amount)),
      line('Its monthly instalment', instalment === null ? text('not offered') : money(instalment)),
    ],
    rule: {
      description:
        'A loan is affordable when its instalment, beside everything else, leaves the buffer untouched. If it is not, the largest smaller amount over the same term is suggested.',
      source: `CONC 5.2A; ${affordability.ruleVersion}`,
    },
    steps: [
      line('Disposable income', money(income.disposable)),
      line('Kept as a buffer', less(buffer)),
      line('Most that an instalment may be', money(maxInstalment)),
      ...suggested(assessment),
    ],
    result: text(OUTCOMES[affordability.outcome]),
  };
}

function suggested({ affordability, suggestedInstalment }: Assessment): readonly Line[] {
  const { suggestedAmount } = affordability;
  if (suggestedAmount === undefined || suggestedInstalment === null) return [];
  return [
    line('Amount suggested', money(suggestedAmount)),
    line('Its instalment', money(suggestedInstalment)),
  ];
}
