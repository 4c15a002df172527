import Button from '@mui/material/Button';
import { SecondFactorRequest } from '@sae/domain/access/credentials.dto';
import { useDtoForm } from '../forms/DtoForm.js';
import { TextInput } from '../forms/inputs.js';
import { AuthForm } from './AuthForm.js';

interface EnterSecondFactorProps {
  readonly onCode: (code: string) => Promise<unknown>;
  readonly onBack: () => void;
}

/** The step of login for who has a second factor, on a browser that is new to their account. */
export const EnterSecondFactor = ({ onCode, onBack }: EnterSecondFactorProps) => {
  const form = useDtoForm(SecondFactorRequest, { code: '' }, ({ code }) => onCode(code));
  return (
    <AuthForm
      title="Enter the Code"
      lead="This browser is new to your account: enter the code that your authenticator app shows, or a recovery code."
      form={form}
      action="Log In"
      foot={
        <Button color="inherit" onClick={onBack}>
          Use another email
        </Button>
      }
    >
      <TextInput name="code" label="Code" autoFocus autoComplete="one-time-code" />
    </AuthForm>
  );
};
