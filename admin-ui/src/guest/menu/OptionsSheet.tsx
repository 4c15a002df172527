import { type FormEvent, useId, useState } from 'react';
import type { Portion } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import type { OptionGroupView } from '@sae/domain/menu';
import {
  type Chosen,
  firstMissing,
  isFull,
  isOfOne,
  optionsOf,
  priceSoFar,
  turned,
  withoutGroup,
} from '../../ordering/dish-options.js';
import { add } from '../data/basket.js';
import { useBasket } from '../data/desk.js';
import type { GuestDish } from '../data/guest-api.js';
import { Sheet } from '../parts/Sheet.js';
import { goBack } from '../parts/view.js';
import { useWords } from '../words/language.js';

export interface WantedDish {
  readonly item: GuestDish;
  readonly portion: Portion;
}

interface GroupProps {
  readonly group: OptionGroupView;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly isMissing: boolean;
}

/** A group of which one is chosen, or some; one that asks for none may be left alone. */
const Group = ({ group, chosen, onChoose, isMissing }: GroupProps) => {
  const words = useWords();
  const id = useId();
  const isOne = isOfOne(group);
  const isNone = !group.options.some(({ optionId }) => chosen.includes(optionId));
  return (
    <fieldset className="options" aria-describedby={id}>
      <legend>{group.name}</legend>
      <p id={id} className={isMissing ? 'trouble' : 'quiet'} role={isMissing ? 'alert' : undefined}>
        {words.choose(group.least, group.most)}
      </p>
      {isOne && group.least === 0 && (
        <label>
          <input type="radio" name={id} checked={isNone} onChange={() => onChoose(withoutGroup(group, chosen))} />
          <span>{words.chooseNone}</span>
        </label>
      )}
      {group.options.map(({ optionId, name, price }) => {
        const isChosen = chosen.includes(optionId);
        return (
          <label key={optionId}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={id}
              checked={isChosen}
              disabled={!isOne && !isChosen && isFull(group, chosen)}
              onChange={() => onChoose(turned(group, chosen, optionId))}
            />
            <span>{name}</span>
            {price > 0 && <span className="money">+{formatRupees(price)}</span>}
          </label>
        );
      })}
    </fieldset>
  );
};

/** What may be chosen of a dish before it comes into the basket. */
export const OptionsSheet = ({ wanted: { item, portion } }: { wanted: WantedDish }) => {
  const words = useWords();
  const { change } = useBasket();
  const [chosen, setChosen] = useState<Chosen>([]);
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const missing = firstMissing(item, chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing) return setAsked(true);
    change((before) => add(before, item, portion, optionsOf(item, chosen)));
    goBack();
  };
  return (
    <Sheet
      title={portion === 'half' ? `${item.name} (${words.half})` : item.name}
      foot={
        <button type="submit" form={id} className="button wide">
          {words.add} · {formatRupees(priceSoFar(item, portion, chosen))}
        </button>
      }
    >
      <form id={id} className="choosing" noValidate onSubmit={submit}>
        {item.groups?.map((group) => (
          <Group
            key={group.id}
            group={group}
            chosen={chosen}
            onChoose={setChosen}
            isMissing={isAsked && group === missing}
          />
        ))}
      </form>
    </Sheet>
  );
};
