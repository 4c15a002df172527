import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState, type FormEvent } from 'react';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const LEAST = 4;
const MOST = 6;

interface PinPadProps {
  /** What is said of the PIN before. */
  readonly problem?: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly onPin: (pin: string) => void;
}

/** Digits by touch and by keyboard; Enter is OK. */
export const PinPad = ({ problem, action, isBusy, onPin }: PinPadProps) => {
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const type = (digit: string) => setPin((before) => (before + digit).slice(0, MOST));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length < LEAST || isBusy) return;
    onPin(pin);
    setPin('');
    field.current?.focus();
  };
  const key = {
    variant: 'outlined',
    color: 'inherit',
    sx: { height: 60, fontSize: '1.375rem', borderRadius: 3 },
  } as const;
  return (
    <Stack component="form" onSubmit={send} noValidate sx={{ gap: 1.5, width: 264, mx: 'auto' }}>
      <TextField
        label="PIN"
        type="password"
        value={pin}
        inputRef={field}
        autoFocus
        onChange={({ target }) => setPin(target.value.replace(/\D/g, '').slice(0, MOST))}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            maxLength: MOST,
            sx: { textAlign: 'center', fontSize: '1.5rem', letterSpacing: '0.4em' },
          },
        }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        {DIGITS.map((digit) => (
          <Button key={digit} {...key} onClick={() => type(digit)}>
            {digit}
          </Button>
        ))}
        <Button {...key} aria-label="Delete the last digit" onClick={() => setPin(pin.slice(0, -1))}>
          <BackspaceIcon />
        </Button>
        <Button {...key} onClick={() => type('0')}>
          0
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={pin.length < LEAST || isBusy}
          sx={{ height: 60, borderRadius: 3 }}
        >
          {action}
        </Button>
      </Box>
    </Stack>
  );
};
