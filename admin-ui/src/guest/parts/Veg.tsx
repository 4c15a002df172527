import { VegMark } from '../../print/VegMark.js';
import { useWords } from '../words/language.js';

export const Veg = ({ isVeg }: { isVeg: boolean }) => {
  const words = useWords();
  return (
    <span className={isVeg ? 'veg' : 'veg non'}>
      <VegMark isVeg={isVeg} label={isVeg ? words.veg : words.nonVeg} />
    </span>
  );
};
