import { InsetText } from './InsetText.tsx';

/** Sentences that are set apart from the text around them, each a paragraph. Without any it is nothing. */
export function InsetSentences({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <InsetText>
      <div className="stack gap-2">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </InsetText>
  );
}
