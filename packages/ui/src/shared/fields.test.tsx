import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from '../checkbox-field/CheckboxField.tsx';
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup.tsx';
import { DateField } from '../date-field/DateField.tsx';
import { FileField } from '../file-field/FileField.tsx';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { RangeField } from '../range-field/RangeField.tsx';
import { SelectField } from '../select-field/SelectField.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';

const noop = () => undefined;
const ANSWERS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second', hint: 'More about it' },
];

describe('a text field', () => {
  test('is announced with its hint, then its error', () => {
    const html = renderToStaticMarkup(
      <TextField name="email" label="Email address" hint="For your quote" error="Enter your email address" />,
    );
    expect(html).toContain('<label class="label" for="email">Email address</label>');
    expect(html).toContain('aria-invalid="true" aria-describedby="email-hint email-error"');
    expect(html).toContain('<span class="visually-hidden">Error: </span>Enter your email address');
  });

  test('has no description without a hint or an error', () => {
    const html = renderToStaticMarkup(<TextField name="email" label="Email address" />);
    expect(html).not.toMatch(/aria-describedby|aria-invalid|required/);
  });

  test.each([
    ['with', noop],
    ['without', undefined],
  ])('shows the typed value %s a change handler', (_, onChange) => {
    const html = renderToStaticMarkup(
      <TextField name="town" label="Town" value="Sampleton" onChange={onChange} />,
    );
    expect(html).toContain('name="town"');
    expect(html).toContain('value="Sampleton"');
  });

  test('can be the heading of its page', () => {
    const html = renderToStaticMarkup(<TextField name="town" label="Which town?" labelAsHeading />);
    expect(html).toMatch(/<h1[^>]*><label[^>]*>Which town\?<\/label><\/h1>/);
  });
});

describe('a money field', () => {
  test('accepts text with a numeric keypad and hides its pound sign from screen readers', () => {
    const html = renderToStaticMarkup(<MoneyField name="amount" label="Amount, in pounds" />);
    expect(html).toContain('<span class="affix" aria-hidden="true">£</span>');
    expect(html).toContain('type="text" inputMode="numeric"');
  });

  test('offers a decimal point if it accepts pence', () => {
    expect(renderToStaticMarkup(<MoneyField name="amount" label="Amount" pence />)).toContain(
      'inputMode="decimal"',
    );
  });
});

describe('a radio group', () => {
  test('starts with nothing selected', () => {
    const html = renderToStaticMarkup(<RadioGroup name="status" legend="Status" options={ANSWERS} />);
    expect(html).not.toContain('checked');
  });

  test('has its id on the first answer, for error links', () => {
    const html = renderToStaticMarkup(
      <RadioGroup name="status" legend="Status" options={ANSWERS} error="Select your status" />,
    );
    expect(html).toContain('type="radio" id="status" name="status" value="a"');
    expect(html).toContain('type="radio" id="status-2"');
    expect(html).toContain('<fieldset aria-describedby="status-error">');
  });

  test.each([
    ['with', noop],
    ['without', undefined],
  ])('shows the selected answer %s a change handler', (_, onChange) => {
    const html = renderToStaticMarkup(
      <RadioGroup name="status" legend="Status" options={ANSWERS} value="b" onChange={onChange} />,
    );
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toContain('checked="" value="b"');
  });
});

describe('a date field', () => {
  const birthday = (
    <DateField
      name="dateOfBirth"
      legend="Date of birth"
      autoComplete="bday"
      value={{ day: '27', month: 'March', year: '' }}
      error="Date of birth must include a year"
      partsInError={['year']}
    />
  );

  test('has three inputs that a browser can fill in', () => {
    const html = renderToStaticMarkup(birthday);
    expect([...html.matchAll(/autoComplete="([^"]+)"/gi)].map(([, value]) => value)).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
    expect(html).toContain('value="March"');
  });

  test('marks only the invalid part', () => {
    const html = renderToStaticMarkup(birthday);
    expect(html.match(/aria-invalid/g)).toHaveLength(1);
    expect(html).toMatch(
      /id="dateOfBirth-year"[^>]*aria-invalid="true" aria-describedby="dateOfBirth-error"/,
    );
  });
});

describe('other controls', () => {
  test('a checkbox is unticked by default', () => {
    expect(renderToStaticMarkup(<CheckboxField name="agree" label="I agree" />)).not.toContain('checked');
    expect(renderToStaticMarkup(<CheckboxField name="agree" label="I agree" checked />)).toContain(
      'checked=""',
    );
  });

  test('a list shows the selected value', () => {
    const html = renderToStaticMarkup(
      <SelectField name="history" label="History" options={ANSWERS} value="b" />,
    );
    expect(html).toContain('<option value="b" selected="">Second</option>');
  });

  test('a range has a label and its value as text', () => {
    const html = renderToStaticMarkup(
      <RangeField id="range" label="Amount" min={1000} max={25_000} value={7500} valueText="£7,500" />,
    );
    expect(html).toContain('aria-label="Amount" aria-valuetext="£7,500"');
    expect(html).toContain('value="7500"');
  });
});

describe('a text area', () => {
  test('describes its limit to screen readers, and never cuts off pasted text', () => {
    const html = renderToStaticMarkup(
      <TextArea name="message" label="Message" hint="Be brief" limit={2000} />,
    );
    expect(html).toContain('aria-describedby="message-hint message-limit"');
    expect(html).toContain('id="message-limit">You can enter up to 2,000 characters<');
    expect(html).not.toMatch(/maxlength/i);
  });

  test.each([
    ['', 'You can enter up to 10 characters'],
    ['nine char', 'You have 1 character remaining'],
    ['ten chars!', 'You have 0 characters remaining'],
    ['more than ten', 'You have 3 characters too many'],
  ])('with "%s" typed shows: %s', (value, shown) => {
    const html = renderToStaticMarkup(
      <TextArea name="message" label="Message" limit={10} value={value} onChange={noop} />,
    );
    expect(html).toContain(`>${shown}<`);
  });

  test('keeps the typed text when the page returns with an error', () => {
    const html = renderToStaticMarkup(
      <TextArea name="message" label="Message" value="Hello" error="Tell us more" />,
    );
    expect(html).toContain('>Hello</textarea>');
    expect(html).toContain('aria-invalid="true" aria-describedby="message-error"');
  });
});

describe('a group of checkboxes', () => {
  const group = (values?: readonly string[]) => (
    <CheckboxGroup name="ways" legend="How?" options={ANSWERS} values={values} error="Select one" />
  );

  test('starts with nothing ticked, and has its id on the first box, for error links', () => {
    const html = renderToStaticMarkup(group());
    expect(html).not.toContain('checked');
    expect(html).toMatch(/type="checkbox" id="ways" [^>]*name="ways" value="a"/);
    expect(html).toContain('<fieldset aria-describedby="ways-error">');
  });

  test('shows each ticked box', () => {
    expect(renderToStaticMarkup(group(['a', 'b'])).match(/checked=""/g)).toHaveLength(2);
    expect(renderToStaticMarkup(group(['b']))).toMatch(/checked="" value="b"|value="b"[^>]*checked=""/);
  });
});

test('a file field is a native input that lists the accepted types', () => {
  const html = renderToStaticMarkup(
    <FileField name="proof" label="Proof" hint="A photo or PDF" accept=".pdf,image/*" />,
  );
  expect(html).toContain('<label class="label" for="proof">Proof</label>');
  expect(html).toMatch(/type="file" id="proof" accept=".pdf,image\/\*" [^>]*name="proof"/);
  expect(html).toContain('aria-describedby="proof-hint"');
});
