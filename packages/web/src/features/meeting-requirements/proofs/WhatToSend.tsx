import type { ProofKind } from '@fairlead/core/requirement/proof';
import { PROOFS } from './proofs.ts';

/** What proves it, and what it has to show. */
export function WhatToSend({ kind }: { kind: ProofKind }) {
  const { accepted, mustShow } = PROOFS[kind];
  return (
    <section className="stack gap-3">
      <h2>What you can send</h2>
      <p>One of these:</p>
      <ul className="list">
        {accepted.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{mustShow}</p>
    </section>
  );
}
