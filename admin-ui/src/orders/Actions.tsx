import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Act } from '@sae/domain/people';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useRights } from '../auth/user.js';

/** What can be done with an order, a table, …: told in the order in which it stands there. */
export interface Action<T> extends Pick<ButtonProps, 'variant' | 'color' | 'sx'> {
  readonly name: string;
  /** What it does, or the page it leads to. */
  readonly act: ((subject: T) => unknown) | string;
  /** Drawn for who may do that. */
  readonly right?: Act;
  /** Not a button of its own, but in the menu behind the buttons. */
  readonly isInMenu?: boolean;
}

interface ActionsProps<T> {
  readonly subject: T;
  readonly actions: readonly Action<T>[];
  /** The ids of what names the subject, for those who cannot see which row a button stands in. */
  readonly describedBy: string;
}

const More = <T,>({ subject, actions, describedBy }: ActionsProps<T>) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const choose = (act: (subject: T) => unknown) => {
    // Closed first: the keyboard is back at the button, and a dialog that opens now gives it back there.
    flushSync(() => setPlace(null));
    void act(subject);
  };
  return (
    <>
      <IconButton
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={place !== null}
        aria-describedby={describedBy}
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {actions.map(({ name, act, color }) => {
          const look = { sx: { minHeight: 48, color: color === 'error' ? 'error.main' : 'inherit' } };
          return typeof act === 'string' ? (
            <MenuItem key={name} component={Link} to={act} {...look}>
              {name}
            </MenuItem>
          ) : (
            <MenuItem key={name} onClick={() => choose(act)} {...look}>
              {name}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};

/** Buttons, and behind them a menu of what is done seldom or not lightly. */
export const Actions = <T,>({ subject, actions: all, describedBy }: ActionsProps<T>) => {
  const mayDo = useRights();
  const actions = all.filter(({ right }) => !right || mayDo(right));
  const inMenu = actions.filter(({ isInMenu }) => isInMenu);
  return (
    <Box className="buttons">
      {actions
        .filter(({ isInMenu }) => !isInMenu)
        // By their place, so that a button keeps the keyboard when it turns into its opposite.
        .map(({ name, act, isInMenu: _, right: __, ...look }, place) => (
          <Button
            key={place}
            variant="outlined"
            aria-describedby={describedBy}
            {...look}
            {...(typeof act === 'string' ? { component: Link, to: act } : { onClick: () => void act(subject) })}
          >
            {name}
          </Button>
        ))}
      {inMenu.length > 0 && <More subject={subject} actions={inMenu} describedBy={describedBy} />}
    </Box>
  );
};
