import { useEffect, useRef, useState } from 'react';
import type { OrderItemView } from '@sae/domain/ordering';
import { Icon } from '../parts/Icon.js';
import { useWords } from '../words/language.js';
import { instruct, MOST_INSTRUCTIONS } from '../data/basket.js';
import { useBasket } from './useBasket.js';

/** What the kitchen should know of this dish. */
export const LineNote = ({ line, dish }: { line: OrderItemView; dish: string }) => {
  const words = useWords();
  const { change } = useBasket();
  const written = line.specialInstructions ?? '';
  const [isOpen, setOpen] = useState(written !== '');
  const isAsked = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (isOpen && isAsked.current) field.current?.focus();
  }, [isOpen]);

  if (!isOpen)
    return (
      <button
        type="button"
        className="button plain note"
        onClick={() => {
          isAsked.current = true;
          setOpen(true);
        }}
      >
        <Icon name="note" />
        {words.addNote}
        <span className="unseen">: {dish}</span>
      </button>
    );
  return (
    <textarea
      ref={field}
      className="field note"
      rows={2}
      maxLength={MOST_INSTRUCTIONS}
      aria-label={words.noteOf(dish)}
      placeholder={words.noteExample}
      value={written}
      onChange={({ target }) => change((before) => instruct(before, line, target.value))}
    />
  );
};
