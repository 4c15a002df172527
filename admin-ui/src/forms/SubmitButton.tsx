import Button, { type ButtonProps } from '@mui/material/Button';

/** Disabled only while sending. */
export const SubmitButton = ({ sending, children, ...props }: ButtonProps & { sending: boolean }) => (
  <Button {...props} type="submit" variant="contained" loading={sending} loadingPosition="start">
    {children}
  </Button>
);
