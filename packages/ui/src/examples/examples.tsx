import { buttonExamples } from '../button/button.examples.tsx';
import { textFieldExamples } from '../text-field/text-field.examples.tsx';
import { radioGroupExamples } from '../radio-group/radio-group.examples.tsx';
import { checkboxFieldExamples } from '../checkbox-field/checkbox-field.examples.tsx';
import { selectFieldExamples } from '../select-field/select-field.examples.tsx';
import { dateFieldExamples } from '../date-field/date-field.examples.tsx';
import { rangeFieldExamples } from '../range-field/range-field.examples.tsx';
import { errorSummaryExamples } from '../error-summary/error-summary.examples.tsx';
import { messageExamples } from '../inset-text/messages.examples.tsx';
import { taskListExamples } from '../task-list/task-list.examples.tsx';
import { summaryListExamples } from '../summary-list/summary-list.examples.tsx';
import { tableExamples } from '../table/table.examples.tsx';
import { figureExamples } from '../figure/figure.examples.tsx';
import { progressExamples } from '../progress-bar/progress.examples.tsx';
import { navigationExamples } from '../tabs/navigation.examples.tsx';
import { cardExamples } from '../card/card.examples.tsx';
import type { ExampleGroup } from './example.tsx';

/** Everything the style guide shows, in its order. Names of controls are unique over the page. */
export const EXAMPLE_GROUPS: readonly ExampleGroup[] = [
  { title: 'Buttons', examples: buttonExamples },
  { title: 'Text and money', examples: textFieldExamples },
  { title: 'Radio buttons', examples: radioGroupExamples },
  { title: 'Checkboxes', examples: checkboxFieldExamples },
  { title: 'Lists to choose from', examples: selectFieldExamples },
  { title: 'Dates', examples: dateFieldExamples },
  { title: 'Ranges', examples: rangeFieldExamples },
  { title: 'Error summary', examples: errorSummaryExamples },
  { title: 'Messages', examples: messageExamples },
  { title: 'Task list', examples: taskListExamples },
  { title: 'Summary list', examples: summaryListExamples },
  { title: 'Tables', examples: tableExamples },
  { title: 'Figures', examples: figureExamples },
  { title: 'Progress and waiting', examples: progressExamples },
  { title: 'Finding the way', examples: navigationExamples },
  { title: 'Cards and panels', examples: cardExamples },
];
