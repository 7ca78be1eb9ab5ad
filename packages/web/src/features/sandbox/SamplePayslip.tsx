import { pathTo, SANDBOX } from '@fairlead/contract/web/account-paths';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { pence } from '@fairlead/core/money/pence';
import { Card } from '@fairlead/ui/card/Card';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useState } from 'react';

/** A call of the sandbox, not a page. */
const SAMPLE_PAYSLIP = `${SANDBOX}/api/payslip.pdf`;

/** Enough for most incomes that are entered, and too little. */
const NET_PAY = [pence(4_000_00), pence(1_400_00)] as const;

/** Payslips to send as a proof of income, where payslips are read. */
export function SamplePayslip() {
  const [name, setName] = useState('Ada Accept-Income');
  return (
    <Card as="section" aria-labelledby="payslip-heading">
      <h2 id="payslip-heading">Sample payslip</h2>
      <p>
        A PDF to send as proof of income. An applicant with the surname Accept-Income is asked for it. The
        server reads it unless it was started with <code>FEATURE_FLAGS=auto-payslip-verification=false</code>.
      </p>
      <div className="stack gap-4">
        <TextField
          name="payslip-name"
          label="Name on the payslip"
          width={20}
          value={name}
          onChange={setName}
        />
        <ul className="list">
          {NET_PAY.map((netPay) => (
            <li key={netPay}>
              <a href={pathTo(SAMPLE_PAYSLIP, { name, netPay: String(netPay / 100) })} download>
                A payslip of {formatWholePounds(netPay)} a month
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
