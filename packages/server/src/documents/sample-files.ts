import { PDFDocument } from '@cantoo/pdf-lib';
import type { SampleFile } from '@fairlead/contract/web/sample-files';
import { displayDay } from '@fairlead/core/calendar/display';
import { addDays, addMonths, type Day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { EICAR } from '@fairlead/providers/virus-scan/eicar';
import sharp from 'sharp';
import { renderPdf } from './render-pdf.ts';
import { samplePayslip } from './sample-payslip.ts';

/** Whose documents they are, and the day on which they are made. */
interface Given {
  readonly name: string;
  readonly today: Day;
}

type Make = (given: Given) => Promise<Uint8Array>;

const NET_PAY = pence(1_400_00);
const LONG_AGO_MONTHS = -24;
const DAYS_AGO = -7;

function letter(title: string, { name, today }: Given, more: readonly (readonly [string, string])[]) {
  const rows = [['Name', name] as const, ...more, ['Date', displayDay(today)] as const];
  return renderPdf(
    {
      title,
      subtitle: 'A sample of the sandbox',
      templateVersion: '1',
      isVoid: true,
      blocks: [{ kind: 'facts', caption: title, rows: rows.map(([key, value]) => ({ name: key, value })) }],
    },
    new Date(`${today}T12:00:00.000Z`),
  );
}

const statement: Make = (given) =>
  letter('Bank statement', given, [
    ['Bank', 'Sample Bank'],
    ['Address', '1 Harbour Lane, Easterby, ID1 1QD'],
  ]);

const payslip: Make = ({ name, today }) => samplePayslip({ name, netPay: NET_PAY, paidOn: today });

/** The photo page of a passport, drawn. */
const PASSPORT = `<svg xmlns="http://www.w3.org/2000/svg" width="1250" height="880">
  <rect width="1250" height="880" fill="#e8e2d4"/>
  <rect x="60" y="150" width="340" height="440" fill="#b9c4cf"/>
  <circle cx="230" cy="310" r="90" fill="#7c8894"/>
  <ellipse cx="230" cy="560" rx="150" ry="150" fill="#7c8894"/>
  <g fill="#3c4a5a">
    <rect x="60" y="60" width="520" height="44"/>
    <rect x="460" y="170" width="300" height="34"/><rect x="460" y="250" width="420" height="34"/>
    <rect x="460" y="330" width="260" height="34"/><rect x="460" y="410" width="340" height="34"/>
    <rect x="60" y="700" width="1130" height="38"/><rect x="60" y="770" width="1130" height="38"/>
  </g>
</svg>`;

const passport = () => sharp(Buffer.from(PASSPORT));

async function pdfWith(change: (document: PDFDocument) => unknown): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return document.save({ useObjectStreams: false });
}

const longAgo =
  (make: Make): Make =>
  (given) =>
    make({ ...given, today: addMonths(given.today, LONG_AGO_MONTHS) });

const lately =
  (make: Make): Make =>
  (given) =>
    make({ ...given, today: addDays(given.today, DAYS_AGO) });

const MAKERS: Readonly<Record<SampleFile, Make>> = {
  'passport.jpg': () => passport().jpeg().toBuffer(),
  'statement.pdf': lately(statement),
  'income-1400.pdf': lately(payslip),
  'blurred.jpg': () => passport().blur(30).jpeg().toBuffer(),
  'half.jpg': () => passport().extract({ left: 0, top: 0, width: 625, height: 880 }).jpeg().toBuffer(),
  'gym-card.pdf': (given) => letter('Gym membership', given, [['Club', 'Sample Fitness']]),
  'old-statement.pdf': longAgo(statement),
  'other-name.pdf': lately((given) => statement({ ...given, name: 'Someone Else' })),
  'old-payslip.pdf': longAgo(payslip),
  'wait.pdf': lately(payslip),
  'empty.pdf': async () => Buffer.alloc(0),
  'program.pdf': async () => Buffer.from('MZ This is no program and no PDF.'),
  'script.pdf': () => pdfWith((document) => document.addJavaScript('sample', 'app.alert("sample")')),
  'attachment.pdf': () => pdfWith((document) => document.attach(Buffer.from('sample'), 'sample.txt')),
  'password.pdf': () =>
    pdfWith((document) => document.encrypt({ userPassword: 'sample', ownerPassword: 'sample' })),
  'virus.pdf': async () => Buffer.from(`%PDF-1.7\n${EICAR}`),
};

/** A file to send as a proof, made for this name and day. It is marked as void where it looks like a document. */
export async function sampleFile(file: SampleFile, given: Given) {
  const contentType = file.endsWith('.jpg') ? ('image/jpeg' as const) : ('application/pdf' as const);
  return { bytes: Buffer.from(await MAKERS[file](given)), contentType };
}
