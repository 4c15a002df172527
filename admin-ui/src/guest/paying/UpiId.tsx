import { useState } from 'react';
import { Icon } from '../parts/Icon.js';
import { useWords } from '../words/language.js';
import { copy } from './copy.js';

export const UpiId = ({ upiId }: { upiId: string }) => {
  const words = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="upi-id">
      <p>
        <small className="quiet">{words.upiId}</small>
        <strong>{upiId}</strong>
      </p>
      <button
        type="button"
        className="button plain"
        onClick={({ currentTarget }) => void copy(upiId, currentTarget.parentElement ?? currentTarget).then(setCopied)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? words.copied : words.copy}
      </button>
      <span className="unseen" role="status">
        {isCopied && words.copied}
      </span>
    </div>
  );
};
