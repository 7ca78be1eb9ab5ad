import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';

type NothingFoundProps = {
  postCode: string;
  /** Postcodes that exist and are close to it. */
  suggestions: readonly string[];
  onTake: (postCode: string) => void;
};

/** No address at a postcode, and the postcodes that are close to it. */
export function NothingFound({ postCode, suggestions, onTake }: NothingFoundProps) {
  const [first, ...others] = suggestions;
  if (first === undefined) {
    return (
      <InsetText>
        <p role="status">We found no addresses at {postCode}. Check it, or enter your address manually.</p>
      </InsetText>
    );
  }
  return (
    <InsetText>
      <p role="status">
        We found no addresses at {postCode}. Did you mean {others.length === 0 ? first : 'one of these'}?
      </p>
      <div className="cluster gap-3">
        {suggestions.map((suggestion) => (
          <Button key={suggestion} variant="secondary" onClick={() => onTake(suggestion)}>
            Use {suggestion}
          </Button>
        ))}
      </div>
    </InsetText>
  );
}
