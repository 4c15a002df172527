import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PICTURE } from '@sae/domain/restaurant';
import { useRef, type ChangeEvent } from 'react';
import { Logo } from './Logo.js';
import type { ChosenPicture } from './usePicture.js';

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
