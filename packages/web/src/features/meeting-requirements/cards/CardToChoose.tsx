import { Button } from '@fairlead/ui/button/Button';
import { Details } from '@fairlead/ui/details/Details';
import { Choice } from '@fairlead/ui/field/Choice';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { useState } from 'react';
import { useFocusAfter } from '../../../parts/form/use-focus-after.ts';
import type { PresentedCard } from './present-credit-cards.ts';

type CardToChooseProps = {
  id: string;
  card: PresentedCard;
  isTicked: boolean;
  hasError: boolean;
  isRemoving: boolean;
  onToggle: () => void;
  onRemove: (name: string) => void;
};

/** A card with its tick, what it costs either way, and its removal. */
export function CardToChoose({ id, card, isTicked, hasError, onToggle, ...removal }: CardToChooseProps) {
  const { name, owed, costs, verdict, isCompared, working } = card;
  const hintId = `${id}-owed`;
  return (
    <li className="card-to-choose">
      <Choice
        type="checkbox"
        id={id}
        name="cards"
        option={{ value: card.id, label: name, hint: owed }}
        hintId={hintId}
        checked={isTicked}
        onChange={onToggle}
        aria-invalid={hasError || undefined}
        aria-describedby={`${hintId} ${id}-verdict`}
      />
      <div className="card-costs">
        <FigureRow lines items={costs} />
        <p id={`${id}-verdict`} className={isCompared ? 'card-verdict' : undefined}>
          {verdict}
        </p>
        <Details summary={<>How we worked this out{<span className="visually-hidden"> for {name}</span>}</>}>
          <p>{working.words}</p>
          <FigureRow lines items={working.lines} />
        </Details>
        <Removal id={id} name={name} {...removal} />
      </div>
    </li>
  );
}

type RemovalProps = Pick<CardToChooseProps, 'id' | 'isRemoving' | 'onRemove'> & { name: string };

/** Asks once before the card is removed. */
function Removal({ id, name, isRemoving, onRemove }: RemovalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [askId, keepId] = [`${id}-remove`, `${id}-keep`];
  useFocusAfter(isAsking, isAsking ? keepId : askId);
  if (!isAsking)
    return (
      <p>
        <Button id={askId} variant="plain" onClick={() => setIsAsking(true)}>
          Remove <span className="visually-hidden">{name}</span>
        </Button>
      </p>
    );
  return (
    <div className="stack gap-2">
      <p id={`${id}-asks`}>Remove {name} from your list?</p>
      <div className="cluster gap-3">
        <Button
          variant="secondary"
          id={keepId}
          aria-describedby={`${id}-asks`}
          onClick={() => setIsAsking(false)}
        >
          Keep it
        </Button>
        <Button variant="warning" busy={isRemoving} onClick={() => onRemove(name)}>
          Remove it
        </Button>
      </div>
    </div>
  );
}
