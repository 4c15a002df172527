import '@fontsource-variable/inter/wght.css';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, type PaletteMode, type Theme, type ThemeOptions } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { components } from './components.js';
import { palettes } from './palette.js';

const FONT = '"Inter Variable", "Inter", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** One theme in two lights. As options too, because react-admin builds its own from them. */
export const themeOptions = (mode: PaletteMode): ThemeOptions => ({
  palette: palettes[mode],
  spacing: 8,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.02em' },
    h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35, letterSpacing: '-0.01em' },
    h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
    button: { textTransform: 'none', letterSpacing: 0 },
  },
  components,
});

export const themes: Record<PaletteMode, Theme> = {
  light: createTheme(themeOptions('light')),
  dark: createTheme(themeOptions('dark')),
};

/** The theme in the light the device asks for. */
export const AppTheme = ({ children }: { children: ReactNode }) => {
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return (
    <ThemeProvider theme={dark ? themes.dark : themes.light}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};
