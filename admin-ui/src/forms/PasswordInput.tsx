import VisibilityIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOnIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput.js';

/** A password that can be looked at while it is typed. */
export const PasswordInput = <T extends FieldValues>(props: TextInputProps<T>) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOnIcon : VisibilityIcon;
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label="Show characters"
            aria-pressed={shown}
            onClick={() => setShown((before) => !before)}
          >
            <Icon />
          </IconButton>
        </InputAdornment>
      }
    />
  );
};
