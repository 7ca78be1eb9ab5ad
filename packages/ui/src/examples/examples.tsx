import { accordionExamples } from '../accordion/accordion.examples.tsx';
import { artworkExamples } from '../artwork/artwork.examples.tsx';
import { backLinkExamples } from '../back-link/back-link.examples.tsx';
import { breadcrumbsExamples } from '../breadcrumbs/breadcrumbs.examples.tsx';
import { buttonExamples } from '../button/button.examples.tsx';
import { cardExamples } from '../card/card.examples.tsx';
import { checkboxFieldExamples } from '../checkbox-field/checkbox-field.examples.tsx';
import { checkboxGroupExamples } from '../checkbox-group/checkbox-group.examples.tsx';
import { closeButtonExamples } from '../close-button/close-button.examples.tsx';
import { columnsExamples } from '../columns/columns.examples.tsx';
import { containerExamples } from '../container/container.examples.tsx';
import { cookieBannerExamples } from '../cookie-banner/cookie-banner.examples.tsx';
import { dateFieldExamples } from '../date-field/date-field.examples.tsx';
import { detailsExamples } from '../details/details.examples.tsx';
import { menuExamples } from '../menu/menu.examples.tsx';
import { dialogExamples } from '../dialog/dialog.examples.tsx';
import { errorSummaryExamples } from '../error-summary/error-summary.examples.tsx';
import { figureExamples } from '../figure/figure.examples.tsx';
import { fileFieldExamples } from '../file-field/file-field.examples.tsx';
import { insetTextExamples } from '../inset-text/inset-text.examples.tsx';
import { linkExamples } from '../link/link.examples.tsx';
import { loadingViewExamples } from '../loading-view/loading-view.examples.tsx';
import { moneyFieldExamples } from '../money-field/money-field.examples.tsx';
import { notificationBannerExamples } from '../notification-banner/notification-banner.examples.tsx';
import { notificationsExamples } from '../notifications/notifications.examples.tsx';
import { paginationExamples } from '../pagination/pagination.examples.tsx';
import { panelExamples } from '../panel/panel.examples.tsx';
import { progressBarExamples } from '../progress-bar/progress-bar.examples.tsx';
import { radioGroupExamples } from '../radio-group/radio-group.examples.tsx';
import { rangeFieldExamples } from '../range-field/range-field.examples.tsx';
import { sectionExamples } from '../section/section.examples.tsx';
import { selectFieldExamples } from '../select-field/select-field.examples.tsx';
import { skeletonExamples } from '../skeleton/skeleton.examples.tsx';
import { skipLinkExamples } from '../skip-link/skip-link.examples.tsx';
import { stackExamples } from '../stack/stack.examples.tsx';
import { stepCaptionExamples } from '../step-caption/step-caption.examples.tsx';
import { summaryListExamples } from '../summary-list/summary-list.examples.tsx';
import { tableExamples } from '../table/table.examples.tsx';
import { tabsExamples } from '../tabs/tabs.examples.tsx';
import { taskListExamples } from '../task-list/task-list.examples.tsx';
import { textAreaExamples } from '../text-area/text-area.examples.tsx';
import { textFieldExamples } from '../text-field/text-field.examples.tsx';
import { warningTextExamples } from '../warning-text/warning-text.examples.tsx';
import type { ExampleChapter } from './example.tsx';

/** Everything in the style guide, in order. Group titles are unique on the page. */
export const EXAMPLE_CHAPTERS: readonly ExampleChapter[] = [
  {
    title: 'Actions',
    groups: [
      { title: 'Button', examples: buttonExamples },
      { title: 'Close button', examples: closeButtonExamples },
      { title: 'Link', examples: linkExamples },
    ],
  },
  {
    title: 'Forms',
    groups: [
      { title: 'Text field', examples: textFieldExamples },
      { title: 'Money field', examples: moneyFieldExamples },
      { title: 'Text area', examples: textAreaExamples },
      { title: 'Radio group', examples: radioGroupExamples },
      { title: 'Checkbox', examples: checkboxFieldExamples },
      { title: 'Checkbox group', examples: checkboxGroupExamples },
      { title: 'Select', examples: selectFieldExamples },
      { title: 'Date', examples: dateFieldExamples },
      { title: 'Range with exact entry', examples: rangeFieldExamples },
      { title: 'File', examples: fileFieldExamples },
      { title: 'Error summary', examples: errorSummaryExamples },
    ],
  },
  {
    title: 'Messages',
    groups: [
      { title: 'Notification banner', examples: notificationBannerExamples },
      { title: 'Notifications', examples: notificationsExamples },
      { title: 'Inset text', examples: insetTextExamples },
      { title: 'Warning text', examples: warningTextExamples },
      { title: 'Panel', examples: panelExamples },
      { title: 'Dialog', examples: dialogExamples },
      { title: 'Cookie banner', examples: cookieBannerExamples },
    ],
  },
  {
    title: 'Content',
    groups: [
      { title: 'Figure', examples: figureExamples },
      { title: 'Card', examples: cardExamples },
      { title: 'Steps', examples: sectionExamples, isWide: true },
      { title: 'Summary list', examples: summaryListExamples },
      { title: 'Table', examples: tableExamples },
      { title: 'Task list', examples: taskListExamples },
      { title: 'Accordion', examples: accordionExamples },
      { title: 'Details', examples: detailsExamples },
      { title: 'Menu', examples: menuExamples },
      { title: 'Artwork', examples: artworkExamples },
    ],
  },
  {
    title: 'Navigation',
    groups: [
      { title: 'Tabs', examples: tabsExamples },
      { title: 'Breadcrumbs', examples: breadcrumbsExamples },
      { title: 'Pagination', examples: paginationExamples },
      { title: 'Back link', examples: backLinkExamples },
      { title: 'Skip link', examples: skipLinkExamples },
      { title: 'Step caption', examples: stepCaptionExamples },
    ],
  },
  {
    title: 'Loading',
    groups: [
      { title: 'Loading view', examples: loadingViewExamples },
      { title: 'Skeleton', examples: skeletonExamples },
      { title: 'Progress bar', examples: progressBarExamples },
    ],
  },
  {
    title: 'Layout',
    groups: [
      { title: 'Stack and cluster', examples: stackExamples },
      { title: 'Columns', examples: columnsExamples },
      { title: 'Container', examples: containerExamples },
    ],
  },
];
