import '@fontsource-variable/inter/wght.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { themeOf } from './theme.js';

/** The theme in the light the device asks for. */
export const AppTheme = ({ children }: { children: ReactNode }) => {
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return (
    <ThemeProvider theme={themeOf(dark ? 'dark' : 'light')}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};
