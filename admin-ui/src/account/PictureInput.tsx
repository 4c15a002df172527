import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PICTURE } from '@sae/domain/pictures';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { newKey } from '../data/intention.js';
import { useToasts } from '../ui/toasts.js';
import { KEPT, pictureRefusal, type PictureWish } from './account-fields.js';
import { Logo } from './Logo.js';

interface ChosenPicture {
  readonly wish: PictureWish;
  /** What would be seen; null when there would be none. */
  readonly shown: string | null;
  choose(file: File): void;
  remove(): void;
  /** As it is stored, again. */
  reset(): void;
}

/** The picture as the form would leave it, shown before it is sent. */
export const usePicture = (stored: string | null): ChosenPicture => {
  const toasts = useToasts();
  const [wish, setWish] = useState<PictureWish>(KEPT);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const change = (next: PictureWish) => {
    setWish(next);
    setPreview(next.is === 'new' ? URL.createObjectURL(next.file) : null);
  };
  const choose = (file: File) => {
    const refusal = pictureRefusal(file);
    if (refusal) toasts.invalid([refusal]);
    else change({ is: 'new', id: newKey(), file });
  };
  const shown = wish.is === 'kept' ? stored : preview;
  return { wish, shown, choose, remove: () => change(stored ? { is: 'removed' } : KEPT), reset: () => change(KEPT) };
};

export const PictureInput = ({ picture }: { picture: ChosenPicture }) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = '';
    if (file) picture.choose(file);
  };
  return (
    <Stack direction="row" role="group" aria-labelledby="picture-label" sx={{ gap: 2, alignItems: 'center' }}>
      <Logo src={picture.shown} alt="Profile picture" size={96} />
      <Box sx={{ minWidth: 0 }}>
        <Typography id="picture-label" variant="body2" sx={{ fontWeight: 600 }}>
          Profile Picture
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25, mb: 1 }}>
          JPEG, PNG or GIF, up to 5 MB
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Profile picture file"
          accept={PICTURE.types.join(',')}
          onChange={choose}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {picture.shown ? 'Change Picture' : 'Choose Picture'}
          </Button>
          {picture.shown && (
            <Button color="inherit" aria-label="Remove Picture" onClick={picture.remove}>
              Remove
            </Button>
          )}
        </Stack>
      </Box>
    </Stack>
  );
};
