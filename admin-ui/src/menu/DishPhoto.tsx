import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { photoSources, type MenuItemView } from '@sae/domain/menu';
import { PICTURE } from '@sae/domain/pictures';
import { useRef, type ChangeEvent } from 'react';
import { useRecordContext } from 'react-admin';
import { pictureRefusal } from '../account/account-fields.js';
import { useUser } from '../auth/user.js';
import { newKey } from '../data/intention.js';
import { useVerb } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';

const SIDE = 96;

const Photo = ({ item: { name, photo } }: { item: MenuItemView }) => {
  const user = useUser();
  const box = { width: SIDE, height: SIDE, flex: 'none', borderRadius: 2, bgcolor: 'action.hover' };
  if (!photo || !user) return <Box sx={box} aria-hidden />;
  const sources = { ...photoSources(user.id, photo), sizes: `${SIDE}px`, alt: `Photo of ${name}` };
  return <Box component="img" {...sources} width={SIDE} height={SIDE} sx={{ ...box, objectFit: 'cover' }} />;
};

/** How the dish looks that is being modified: kept as soon as it is chosen, whatever becomes of the rest of the form. */
export const DishPhoto = () => {
  const item = useRecordContext<MenuItemView>();
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const keep = useVerb('photographDish', { success: 'Photo saved', failure: 'Failed to save the photo' });
  const remove = useVerb('removePhoto', { success: 'Photo removed', failure: 'Failed to remove the photo' });
  if (!item) return null;
  const { id, photo } = item;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = '';
    if (!file) return;
    const refusal = pictureRefusal(file);
    if (refusal) toasts.invalid([refusal]);
    else void keep.run({ id, file, fileId: newKey() });
  };
  return (
    <Stack direction="row" role="group" aria-labelledby="photo-label" sx={{ gap: 2, alignItems: 'center', mb: 2.5 }}>
      <Photo item={item} />
      <Box sx={{ minWidth: 0 }}>
        <Typography id="photo-label" variant="body2" sx={{ fontWeight: 600 }}>
          Photo
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25, mb: 1 }}>
          Guests see its middle, as a square. JPEG, PNG or GIF, up to 5 MB
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Photo file"
          accept={PICTURE.types.join(',')}
          onChange={choose}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" loading={keep.isRunning()} onClick={() => input.current?.click()}>
            {photo ? 'Change Photo' : 'Choose Photo'}
          </Button>
          {photo && (
            <Button
              color="inherit"
              aria-label="Remove Photo"
              loading={remove.isRunning()}
              onClick={() => void remove.run({ id })}
            >
              Remove
            </Button>
          )}
        </Stack>
      </Box>
    </Stack>
  );
};
