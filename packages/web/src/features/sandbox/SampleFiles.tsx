import { pathTo, SANDBOX } from '@fairlead/contract/web/account-paths';
import { SAMPLE_FILE_NAMES, SAMPLE_FILES, type SampleFile } from '@fairlead/contract/web/sample-files';
import { Card } from '@fairlead/ui/card/Card';
import { Columns } from '@fairlead/ui/columns/Columns';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useState } from 'react';

/** A call of the sandbox, not a page. */
const SAMPLE_FILE = `${SANDBOX}/api/sample-file`;

const pathOf = (file: SampleFile, name: string): string => pathTo(SAMPLE_FILE, { file, name });

const PROOFS = {
  identity: 'As proof of identity',
  address: 'As proof of address',
  income: 'As proof of income',
} as const;

/** Files to send as proofs, of each outcome. */
export function SampleFiles() {
  const [name, setName] = useState('Successful Accept-Identity-Address-Income');
  return (
    <Card as="section" aria-labelledby="sample-files-heading">
      <h2 id="sample-files-heading">Sample files</h2>
      <p>
        Files to send as proofs. An applicant with the surname Accept-Identity-Address-Income is asked for one
        of each. Keep the file name when you save a file: the sandbox decides by it.
      </p>
      <div className="stack gap-4">
        <TextField name="sample-name" label="Name in the files" width={20} value={name} onChange={setName} />
        <Columns gap={6}>
          {Object.entries(PROOFS).map(([proof, title]) => (
            <section key={proof} className="stack gap-2" aria-label={title}>
              <h3>{title}</h3>
              <ul className="list">
                {SAMPLE_FILE_NAMES.filter((file) => SAMPLE_FILES[file].proof === proof).map((file) => (
                  <li key={file}>
                    <a href={pathOf(file, name)} download={file}>
                      {SAMPLE_FILES[file].label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Columns>
      </div>
    </Card>
  );
}
