import InputAdornment from '@mui/material/InputAdornment';
import type { MenuItemRequest } from '@sae/domain/menu';
import { TextInput, type DtoForm } from '../forms/index.js';
import { amountOf } from './menu-form.js';

interface PriceInputProps {
  readonly form: DtoForm<MenuItemRequest>;
  readonly name: 'price' | 'halfPrice';
  readonly label: string;
}

/** Rupees, with paise after the point. */
export const PriceInput = ({ form, name, label }: PriceInputProps) => (
  <TextInput
    form={form}
    name={name}
    label={label}
    type="number"
    rules={{ setValueAs: amountOf }}
    // A wheel over a focused number would change the price unnoticed.
    onWheel={(event) => (event.target as HTMLElement).blur()}
    inputProps={{ min: 0.01, step: 0.01, inputMode: 'decimal' }}
    startAdornment={<InputAdornment position="start">₹</InputAdornment>}
  />
);
