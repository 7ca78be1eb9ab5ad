import { BRAND_NOT_CONFIGURED, BRANDS, findBrand } from '@fairlead/brands/brands';
import { APPLICATION_FORM, pathTo } from '@fairlead/contract/web/account-paths';
import { answerBank, messageAbout } from '@fairlead/providers/cards/test-intents';
import { MAGIC_VALUES } from '@fairlead/providers/magic-values';
import { addDays } from '@fairlead/core/calendar/day';
import { poundsInPence } from '@fairlead/core/money/pounds';
import { accept, refuse } from '@fairlead/core/outcome';
import { sampleFile } from '../../documents/sample-files.ts';
import { samplePayslip } from '../../documents/sample-payslip.ts';
import { route } from '../../http/pipeline/route.ts';
import { later } from '../../resources/auth-token/token-times.ts';
import { receiveMessage } from '../../resources/provider-message/receive-message.ts';
import { sandboxDocuments } from '../../resources/sandbox-document/sandbox-document-store.ts';
import { signReferral } from '../../security/referral.ts';
import { actAsStaff } from './act-as-staff.ts';
import { decideSandboxPayment, readSandboxPayment } from './bank-payment.ts';
import { readDesignedEmail } from './read-designed-email.ts';
import { readMessages } from './read-messages.ts';

const REFERRAL_LASTS_MS = 30 * 86_400_000;

/** The payday of a sample payslip. */
const PAID_DAYS_AGO = 7;

export const sandboxRoutes = [
  route('readMagicValues', () => accept(MAGIC_VALUES.map((row) => ({ ...row, typed: [...row.typed] })))),

  route('readInbox', async ({ db }, { query }) => accept(await readMessages(db, query.to))),

  route('readDesignedEmail', ({ db }, { params }) => readDesignedEmail(db, params.id)),

  route('readBrands', () =>
    accept(Object.values(BRANDS).map(({ id, dictionary }) => ({ id, name: dictionary.brandName }))),
  ),

  route('readSamplePayslip', async ({ today }, { query }) => {
    const netPay = poundsInPence(Number(query.netPay));
    const bytes = await samplePayslip({ name: query.name, netPay, paidOn: addDays(today, -PAID_DAYS_AGO) });
    return accept({
      bytes,
      contentType: 'application/pdf' as const,
      filename: 'payslip.pdf',
      isDownload: true,
    });
  }),

  route('readSampleFile', async ({ today }, { query: { file, name } }) =>
    accept({
      ...(await sampleFile(file, { name, today })),
      filename: file,
      isDownload: true,
    }),
  ),

  route('readSandboxPayment', (context, { params }) => readSandboxPayment(context, params.payment)),

  route('decideSandboxPayment', (context, { params, body }) =>
    decideSandboxPayment(context, params.payment, body.choice),
  ),

  route('answerCardBank', async (services, { body }) => {
    const parts = { store: sandboxDocuments(services.db) };
    const { paymentIntentClientSecret: secret, isConfirmed } = body;
    const payment = await answerBank(parts, secret, isConfirmed);
    if (!payment) return refuse('notFound');
    const { bytes, signature } = messageAbout(payment, services.wallNow());
    const header = (name: string) => (name === 'stripe-signature' ? signature : null);
    await receiveMessage(services, 'cards', { bytes, path: '/webhooks/cards', header });
    return accept({ isConfirmed });
  }),

  route('actAsStaff', (context, { body }) => actAsStaff(context, body)),

  route('makeReferral', ({ cipher, config, wallNow }, { body }) => {
    const brand = findBrand(body.brand);
    if (!brand) return refuse('validationFailed', { fields: { brand: [BRAND_NOT_CONFIGURED] } });
    const now = wallNow();
    const referral = signReferral(cipher, {
      partner: brand.config.partners[0]?.id ?? 'sandbox',
      brand: brand.id,
      issuedAt: now.toISOString(),
      expiresAt: later(now, REFERRAL_LASTS_MS),
    });
    const form = pathTo(APPLICATION_FORM, { referral, override: brand.id });
    return accept({ url: `${config.publicUrls[brand.id]}${form}`, referral });
  }),
];
