import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Accordion } from '../accordion/Accordion.tsx';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../button/Button.tsx';
import { CookieBanner } from '../cookie-banner/CookieBanner.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Figure } from '../figure/Figure.tsx';
import { FigureRow } from '../figure/FigureRow.tsx';
import { LinkProvider, type LinkProps } from '../link/Link.tsx';
import { NotificationBanner } from '../notification-banner/NotificationBanner.tsx';
import { Notifications } from '../notifications/Notifications.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { Panel } from '../panel/Panel.tsx';
import { StepCaption } from '../step-caption/StepCaption.tsx';
import { SummaryList } from '../summary-list/SummaryList.tsx';
import { Table } from '../table/Table.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { TaskList } from '../task-list/TaskList.tsx';

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}

function AppLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`/app${href}`}>
      {children}
    </a>
  );
}

describe('the steps of a form', () => {
  test('are marked as far as the words say, for the eye alone', () => {
    const html = renderToStaticMarkup(<StepCaption step={3} of={8} />);
    expect(textOf(html)).toBe('Step 3 of 8');
    expect(html.match(/<i/g)).toHaveLength(8);
    expect(html.match(/<i data-is-done="true"/g)).toHaveLength(3);
    expect(html).toContain('<span class="step-marks" aria-hidden="true"><i data-is-done="true">');
  });
});

test('a panel has a drawing in place of its tick', () => {
  expect(renderToStaticMarkup(<Panel title="Signed" />)).toContain('panel-mark');
  const html = renderToStaticMarkup(<Panel title="Signed" art={<span className="drawing" />} />);
  expect(html).toContain('<span class="drawing"></span>');
  expect(html).not.toContain('panel-mark');
});

describe('a button', () => {
  test('is never disabled, but announces that its action is in progress', () => {
    const html = renderToStaticMarkup(<Button busy>Pay £303.27</Button>);
    expect(html).toContain('aria-disabled="true" aria-busy="true"');
    expect(html).not.toMatch(/ disabled/);
  });

  test('is a link if it has an address, and uses the application’s own link', () => {
    const html = renderToStaticMarkup(
      <LinkProvider value={AppLink}>
        <Button href="/help">Help</Button>
      </LinkProvider>,
    );
    expect(html).toBe('<a class="button button-primary" href="/app/help">Help</a>');
  });
});

describe('an error summary', () => {
  test('links each problem to its field, and shows problems without a field', () => {
    const html = renderToStaticMarkup(
      <ErrorSummary
        errors={[{ field: 'email', message: 'Enter your email address' }, { message: 'Try again' }]}
      />,
    );
    expect(html).toContain('<a href="#email">Enter your email address</a>');
    expect(html).toContain('<li>Try again</li>');
    expect(html).toContain('tabindex="-1" role="alert"');
  });

  test('renders nothing without a problem', () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('');
  });
});

describe('a figure', () => {
  test.each(['£303.27', '£10,917.84', '£7,500', '29.7%', '-'])('reads as %s without a break', (value) => {
    expect(textOf(renderToStaticMarkup(<Figure label="" value={value} />))).toBe(value);
  });

  test('makes only the pence small', () => {
    const html = renderToStaticMarkup(<Figure label="Each month" value="£303.27" />);
    expect(html).toContain('£303<span class="figure-minor">.27</span>');
    expect(renderToStaticMarkup(<Figure label="APR" value="29.7%" />)).not.toContain('figure-minor');
  });

  test('has no pence that are zero, large or in a row', () => {
    expect(textOf(renderToStaticMarkup(<Figure label="" value="£7,500.00" />))).toBe('£7,500');
    const items = [{ label: 'Fee', value: '£375.00' }];
    expect(textOf(renderToStaticMarkup(<FigureRow items={items} />))).toContain('£375');
    expect(textOf(renderToStaticMarkup(<FigureRow items={items} />))).not.toContain('.00');
  });
});

describe('a table', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Your payments"
      columns={[
        { key: 'number', heading: 'Payment', rowHeading: true },
        { key: 'amount', heading: 'Amount', numeric: true },
      ]}
      rows={[{ id: 'one', number: 1, amount: '£303.27' }]}
    />,
  );

  test('stays a table for screen readers when a phone shows it as cards', () => {
    expect(html).toContain('<table class="table table-cards" role="table">');
    expect(html).toContain(
      '<th role="rowheader" scope="row" data-column="number" data-label="Payment">1</th>',
    );
    expect(html).toContain(
      '<td role="cell" class="numeric" data-column="amount" data-label="Amount">£303.27</td>',
    );
  });
});

describe('lists of links', () => {
  test('tabs mark the current one', () => {
    const tabs = [
      { label: 'Overview', href: '?tab=overview', isCurrent: true },
      { label: 'Schedule', href: '?tab=schedule', isCurrent: false },
    ];
    expect(
      renderToStaticMarkup(<Tabs label="Your loan" tabs={tabs} />).match(/aria-current="page"/g),
    ).toHaveLength(1);
  });

  test('a change link names what it changes', () => {
    const change = { href: '/address', hiddenText: 'your address' };
    const html = renderToStaticMarkup(
      <SummaryList rows={[{ key: 'Address', value: '1 High Street', change }]} />,
    );
    expect(textOf(html)).toContain('Change your address');
  });

  test('an email address in a summary breaks before its @ only', () => {
    const rows = [
      { key: 'Email', value: 'help@postoffice.example' },
      { key: 'Note', value: 'Write to help@postoffice.example' },
    ];
    const html = renderToStaticMarkup(<SummaryList rows={rows} />);
    expect(html).toContain('<span>help<wbr/>@postoffice.example</span>');
    expect(html).toContain('Write to help@postoffice.example');
  });

  test('a task that cannot start yet is not a link, and other tasks include their status', () => {
    const html = renderToStaticMarkup(
      <TaskList
        items={[
          { title: 'Bank details', href: '/bank', status: 'Completed' },
          { title: 'Documents', status: 'Cannot start yet' },
        ]}
      />,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<a [^>]*aria-describedby="[^"]+-status"/);
  });
});

describe('a banner', () => {
  test.each([
    ['info', false, 'region'],
    ['success', true, 'status'],
    ['error', true, 'alert'],
  ] as const)('of kind %s, live %s, is a %s', (kind, live, role) => {
    expect(renderToStaticMarkup(<NotificationBanner kind={kind} live={live} title="Done" />)).toContain(
      `role="${role}"`,
    );
  });
});

describe('an accordion', () => {
  const items = [
    { title: 'First', children: <p>One</p>, open: true, id: 'first' },
    { title: 'Second', children: <p>Two</p> },
  ];

  test('uses native elements, with headings for navigation', () => {
    const html = renderToStaticMarkup(<Accordion items={items} titleAs="h2" />);
    expect(html).toContain('<details class="accordion-item" id="first" open="">');
    expect(html.match(/<summary[^>]*><h2/g)).toHaveLength(2);
    expect(html).not.toContain('name=');
  });

  test('with a name, lets the browser keep only one open', () => {
    const html = renderToStaticMarkup(<Accordion items={items} name="answers" />);
    expect(html.match(/<details[^>]* name="answers"/g)).toHaveLength(2);
  });
});

describe('pages of a long list', () => {
  const shownPages = (current: number, total: number) =>
    textOf(renderToStaticMarkup(<Pagination {...{ current, total }} hrefOf={(page) => `?page=${page}`} />));

  test.each([
    [1, 3, 'Page 1Page 2Page 3Next page'],
    [3, 3, 'Previous pagePage 1Page 2Page 3'],
    [3, 5, 'Previous pagePage 1Page 2Page 3Page 4Page 5Next page'],
    [6, 12, 'Previous pagePage 1…Page 5Page 6Page 7…Page 12Next page'],
    [1, 12, 'Page 1Page 2…Page 12Next page'],
    [4, 12, 'Previous pagePage 1Page 2Page 3Page 4Page 5…Page 12Next page'],
  ])('on page %d of %d are %s', (current, total, expected) => {
    expect(shownPages(current, total)).toBe(expected);
  });

  test('are not shown if there is only one page', () => {
    expect(shownPages(1, 1)).toBe('');
  });

  test('mark the current one', () => {
    const html = renderToStaticMarkup(
      <Pagination current={2} total={3} hrefOf={(page) => `?page=${page}`} />,
    );
    expect(html).toContain('href="?page=2" aria-current="page"');
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });
});

test('breadcrumbs end with the page itself, which is not a link', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Terms' }]} />,
  );
  expect(html).toContain('<nav class="breadcrumbs" aria-label="Breadcrumb">');
  expect(html).toContain('<span aria-current="page">Terms</span>');
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('a cookie banner is a form with two equal buttons that works without JavaScript', () => {
  const html = renderToStaticMarkup(
    <CookieBanner title="Cookies" action="/cookies" settingsHref="/cookies" hiddenFields={{ from: '/terms' }}>
      <p>Text</p>
    </CookieBanner>,
  );
  expect(html).toContain('action="/cookies" method="post"');
  expect(html).toContain('<input type="hidden" name="from" value="/terms"/>');
  const buttons = [...html.matchAll(/<button value="(\w+)" class="([^"]+)" type="submit" name="cookies">/g)];
  expect(buttons.map(([, value]) => value)).toEqual(['accept', 'reject']);
  expect(new Set(buttons.map(([, , look]) => look)).size).toBe(1);
});

test('a notification is announced when it appears, and its button names what it dismisses', () => {
  const html = renderToStaticMarkup(<Notifications notifications={[{ id: 1, message: 'Saved' }]} />);
  expect(html).toContain('role="status"');
  expect(html).toContain('aria-label="Dismiss: Saved"');
});

test('a dialog is closed until a script opens it, and marks its header when it is scrolled', () => {
  const dialog = (isScrolled: boolean) =>
    renderToStaticMarkup(
      <Dialog open title="Stay?" isScrolled={isScrolled} onClose={() => undefined}>
        Text
      </Dialog>,
    );
  expect(dialog(false)).not.toMatch(/<dialog[^>]* open/);
  expect(dialog(true)).toContain('dialog-head-scrolled');
  expect(dialog(false)).not.toContain('dialog-head-scrolled');
});
