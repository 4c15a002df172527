import type { PaletteMode, PaletteOptions } from '@mui/material/styles';

export const BRAND = { deep: '#1d4999', sky: '#55c1ef' } as const;

const light: PaletteOptions = {
  mode: 'light',
  primary: { main: BRAND.deep, light: '#4a74c4', dark: '#143570', contrastText: '#ffffff' },
  success: { main: '#17693a', contrastText: '#ffffff' },
  error: { main: '#c0262d', contrastText: '#ffffff' },
  warning: { main: '#7d4a00', contrastText: '#ffffff' },
  info: { main: '#0b6f9e', contrastText: '#ffffff' },
  background: { default: '#f4f6fb', paper: '#ffffff' },
  text: { primary: '#121a2b', secondary: '#51607a', disabled: '#8a96ab' },
  divider: '#dfe5f0',
  action: { hover: 'rgba(29, 73, 153, 0.06)', selected: 'rgba(29, 73, 153, 0.1)' },
};

const dark: PaletteOptions = {
  mode: 'dark',
  primary: { main: BRAND.sky, light: '#8fd6f5', dark: '#2f9fd0', contrastText: '#06202d' },
  success: { main: '#5fce8c', contrastText: '#06230f' },
  error: { main: '#ff8a8a', contrastText: '#360707' },
  warning: { main: '#f5b95c', contrastText: '#2b1a00' },
  info: { main: BRAND.sky, contrastText: '#06202d' },
  background: { default: '#0d131f', paper: '#151d2c' },
  text: { primary: '#eaf0fb', secondary: '#a5b2c9', disabled: '#6d7a92' },
  divider: '#28344a',
  action: { hover: 'rgba(85, 193, 239, 0.08)', selected: 'rgba(85, 193, 239, 0.14)' },
};

export const palettes = { light, dark } as const;

/** Of the marks for veg and non-veg: green and brown. */
export const vegColor = (isVeg: boolean, mode: PaletteMode): string => {
  if (mode === 'dark') return isVeg ? '#5fce8c' : '#f0976b';
  return isVeg ? '#1b7a43' : '#9a3412';
};
