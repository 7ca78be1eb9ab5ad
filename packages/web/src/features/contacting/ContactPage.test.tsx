import type { Brand } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPublicPage } from '../../testing/a-public-page.ts';
import { ContactPage } from './ContactPage.tsx';

function contact(brand: Brand, instant?: string, address = '/contact'): string {
  const madeAt = instant === undefined ? undefined : new Date(instant);
  return renderToStaticMarkup(<ContactPage {...aPublicPage(brand, address, madeAt)} />);
}

describe.each(Object.values(BRANDS))('the contact page of $id', (brand) => {
  const { phone, contactEmails, tradingAddress } = brand.dictionary;
  const html = contact(brand);

  test('says how to reach the brand', () => {
    expect(html).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
    expect(html).toContain(`href="mailto:${contactEmails.support}"`);
    expect(html).toContain(`href="mailto:${contactEmails.complaints}"`);
    for (const line of tradingAddress) expect(html).toContain(line);
  });

  test('has the form where its switch is on', () => {
    const { contactUsForm } = brand.switches;
    expect(html.includes('<form class="contact-form"')).toBe(contactUsForm);
    expect(html).not.toMatch(/type="radio"[^>]*checked/);
  });

  test('puts what to do about a payment that is hard to make before everything else', () => {
    const headings = [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings[0]).toBe('If you’re struggling to pay');
  });

  test('marks one day of the week as today, in words', () => {
    expect([...html.matchAll(/<span class="hours-today">today<\/span>/g)]).toHaveLength(1);
    expect(html).toContain('Friday <span class="hours-today">');
  });

  test('has no script and no style of its own', () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });
});

describe('whether the line is open', () => {
  test('is said of the instant at which the page is made', () => {
    const html = contact(BRANDS.asda, '2026-11-20T18:30:00Z');
    expect(html).toContain('<p class="opening">Closed now, opens Monday at 9am</p>');
    expect(html).toContain('<p class="opening" data-is-open="">Open now, until 8pm</p>');
  });

  test('takes a bank holiday into account', () => {
    const html = contact(BRANDS.asda, '2026-08-31T11:00:00Z');
    expect(html).toContain('Closed today: bank holiday, opens tomorrow at 9am');
    expect(html).toContain('>Closed, bank holiday</td>');
  });
});

describe('the address of a confirmation', () => {
  const confirmation = (brand: Brand, sent: string) => contact(brand, undefined, `/contact?sent=${sent}`);

  test('shows the reference and when to expect an answer', () => {
    const html = confirmation(BRANDS.asda, 'ABCDEFGHJK');
    expect(html).toContain('ABCDEFGHJK');
    expect(html).toContain('within 2 working days');
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain('<form');
  });

  test('says nothing that is no reference', () => {
    expect(confirmation(BRANDS.asda, 'call+01632+960+002')).not.toContain('960 002');
    expect(confirmation(BRANDS.asda, 'CALL01632960002')).not.toContain('960002');
    expect(confirmation(BRANDS.asda, '')).toContain('<form');
  });

  test('confirms nothing for a brand without the form', () => {
    expect(confirmation(BRANDS.lendable, 'ABCDEFGHJK')).not.toContain('ABCDEFGHJK');
  });
});
