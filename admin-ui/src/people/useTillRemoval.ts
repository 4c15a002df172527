import type { TillView } from '@sae/domain/people';
import { serverMessageOr } from '../data/api-error.js';
import { till as thisTill } from '../data/till.js';
import { useVerb } from '../ui/provider.js';

/** A device is no till any more: asked first, and forgotten here where it is this one. */
export const useTillRemoval = ({ id, name }: Pick<TillView, 'id' | 'name'>): (() => Promise<void>) => {
  const removing = useVerb('removeTill', {
    confirm: {
      title: `Remove ${name}?`,
      text: 'Nobody logs in there by PIN any more, and whoever is there is logged out.',
      action: 'Remove',
      danger: true,
    },
    success: 'That device is no till any more',
    failure: serverMessageOr('Failed to remove the till'),
  });
  return async () => {
    if ((await removing.run({ id })) && thisTill.get()?.id === id) thisTill.choose(null);
  };
};
