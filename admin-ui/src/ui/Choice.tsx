import TextField, { type TextFieldProps } from '@mui/material/TextField';

export interface Option {
  readonly value: string | number;
  readonly name: string;
}

interface ChoiceProps extends Pick<TextFieldProps, 'label' | 'value' | 'disabled' | 'size' | 'sx'> {
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
}

/** One of several, from a list as the device itself shows them. */
export const Choice = ({ options, onChoose, ...props }: ChoiceProps) => (
  <TextField
    {...props}
    select
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { native: true } }}
  >
    {options.map(({ value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </TextField>
);
