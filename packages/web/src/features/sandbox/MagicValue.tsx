type MagicValueProps = {
  value: string;
  /** What to type, field by field. */
  typed: readonly string[];
  /** The text that was copied last. */
  copied: string | null;
  onCopied: (text: string) => void;
};

/** A value with a copy button for each field it is typed into. A description is shown above its example. */
export function MagicValue({ value, typed, copied, onCopied }: MagicValueProps) {
  const isDescription = typed.join(' ') !== value;
  return (
    <span className="sandbox-values">
      {isDescription && <span>{value}</span>}
      {typed.map((text) => (
        <span className="sandbox-value" key={text}>
          {text}
          <CopyButton text={text} isCopied={copied === text} onCopied={onCopied} />
        </span>
      ))}
    </span>
  );
}

type CopyButtonProps = { text: string; isCopied: boolean; onCopied: (text: string) => void };

function CopyButton({ text, isCopied, onCopied }: CopyButtonProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    onCopied(text);
  };
  return (
    <button type="button" className="sandbox-copy" onClick={() => void copy().catch(() => undefined)}>
      {isCopied ? 'Copied' : 'Copy'}
      <span className="visually-hidden"> {text}</span>
    </button>
  );
}
