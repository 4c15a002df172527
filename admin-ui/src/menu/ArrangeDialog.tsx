import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { inOrder, type MenuItemView } from '@sae/domain/menu';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { serverMessagesOr } from '../data/api-error.js';
import { byCategory, type Category } from './menu-search.js';
import { outOfSight } from '../theme/rows-or-cards.js';
import { useVerb } from '../ui/provider.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { withCategoryMoved, withDishMoved } from './arranging.js';
import { dishesText, useBulk } from './useBulk.js';

const CATEGORIES = 'categories';
/** Of a category's dishes: they are dragged among themselves. */
const dishesOf = (category: string) => `dishes of ${category}`;

interface PlaceProps {
  readonly dragId: string;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** Beside its name. */
  readonly children?: ReactNode;
  /** Beneath it. */
  readonly below?: ReactNode;
}

const row = { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 52 } as const;

/**
 * Ends a drop whose transition never began: what is let go of in the frame it was moved in has no way to go,
 * and @hello-pangea/dnd would wait for the end of that way, with nothing else to be dragged meanwhile.
 */
const Arrival = ({ seconds }: { seconds: number }) => {
  const within = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const ended = new TransitionEvent('transitionend', { propertyName: 'transform', bubbles: true });
    const late = setTimeout(() => within.current?.dispatchEvent(ended), seconds * 1000 + 100);
    return () => clearTimeout(late);
  }, [seconds]);
  return <span ref={within} hidden />;
};

/** What has a place: it is dragged, by a mouse, a finger or keys, or goes up and down by a press. */
const Place = ({ dragId, name, index, count, onMove, children, below }: PlaceProps) => {
  const steps = { up: useRef<HTMLButtonElement>(null), down: useRef<HTMLButtonElement>(null) };
  const pressed = useRef<keyof typeof steps | null>(null);
  // What moves in the page loses the focus, and at an end its button cannot be pressed any more.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { up, down } = steps;
    const wanted = steps[pressed.current].current;
    (wanted?.disabled ? (wanted === up.current ? down : up).current : wanted)?.focus();
    pressed.current = null;
  });
  const step = (way: keyof typeof steps, to: number) => ({
    ref: steps[way],
    'aria-label': `Move ${name} ${way}`,
    disabled: to < 0 || to >= count,
    onClick: () => {
      pressed.current = way;
      onMove(to);
    },
  });
  return (
    <Draggable draggableId={dragId} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging, dropAnimation }) => (
        <Box
          component="li"
          ref={innerRef}
          {...draggableProps}
          sx={{
            ...{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', listStyle: 'none' },
            ...(isDragging && { boxShadow: 6, borderRadius: 1 }),
            // Without a transition none ends, and what is let go of would arrive late.
            '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms !important' },
          }}
        >
          <Box sx={{ ...row, flexWrap: 'wrap' }}>
            <Box
              component="span"
              {...dragHandleProps}
              aria-label={`Drag ${name}`}
              sx={{ display: 'inline-flex', p: 1.25, ml: -1.25, color: 'text.secondary', cursor: 'grab' }}
            >
              <DragIndicatorIcon />
            </Box>
            <Box sx={{ flex: '1 1 110px', minWidth: 0, overflowWrap: 'anywhere' }}>{children ?? name}</Box>
            <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
              <IconButton {...step('up', index - 1)}>
                <ArrowUpwardIcon />
              </IconButton>
              <IconButton {...step('down', index + 1)}>
                <ArrowDownwardIcon />
              </IconButton>
            </Box>
          </Box>
          {below}
          {dropAnimation && <Arrival seconds={dropAnimation.duration} />}
        </Box>
      )}
    </Draggable>
  );
};

const Places = ({ id, name, children }: { id: string; name: string; children: ReactNode }) => (
  <Droppable droppableId={id} type={id}>
    {({ innerRef, droppableProps, placeholder }) => (
      <Box component="ul" aria-label={name} ref={innerRef} {...droppableProps} sx={{ m: 0, p: 0 }}>
        {children}
        {placeholder}
      </Box>
    )}
  </Droppable>
);

interface CategoryProps {
  readonly category: Category<MenuItemView>;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onSwitch: (isEnabled: boolean) => void;
}

const CategoryHead = ({ category: { name, items }, isOpen, isBusy, onOpen, onSwitch }: CategoryProps) => {
  const enabled = items.filter(({ isEnabled }) => isEnabled).length;
  const said = enabled === items.length ? dishesText(items.length) : `${enabled} of ${items.length} enabled`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        onClick={onOpen}
        endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        sx={{ flex: 1, minWidth: 0, px: 0.5, justifyContent: 'space-between', textAlign: 'left', whiteSpace: 'normal' }}
      >
        <span>
          {name}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {said}
          </Typography>
        </span>
      </Button>
      <Switch
        checked={enabled > 0}
        disabled={isBusy}
        onChange={(_, isWanted) => onSwitch(isWanted)}
        slotProps={{ input: { 'aria-label': `${name} enabled` } }}
      />
    </Box>
  );
};

interface ArrangeDialogProps {
  /** As they stand now. */
  readonly dishes: readonly MenuItemView[];
  readonly onClose: () => void;
}

export const ArrangeDialog = ({ dishes, onClose }: ArrangeDialogProps) => {
  const titleId = useId();
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const bulk = useBulk();
  const arranging = useVerb('arrangeMenu', {
    success: 'Menu arranged',
    failure: serverMessagesOr('Failed to arrange the menu'),
  });
  // What others do meanwhile to the dishes is seen; the order is as it is arranged here.
  const arranged = ids ? inOrder(dishes, ids) : dishes;
  const categories = byCategory(arranged);
  const moveCategory = (from: number, to: number) => {
    setIds(withCategoryMoved(arranged, from, to));
    setSaid(`${categories[from]?.name} stands at ${to + 1} of ${categories.length}`);
  };
  const moveDish = ({ name, items }: Category<MenuItemView>, from: number, to: number) => {
    setIds(withDishMoved(arranged, name, from, to));
    setSaid(`${items[from]?.name} stands at ${to + 1} of ${items.length}`);
  };
  const drop = ({ source, destination }: DropResult) => {
    if (!destination || destination.index === source.index) return;
    const category = categories.find(({ name }) => dishesOf(name) === source.droppableId);
    if (category) moveDish(category, source.index, destination.index);
    else moveCategory(source.index, destination.index);
  };
  const save = async () => {
    if (ids && (await arranging.run({ ids }))) onClose();
  };
  return (
    <Sheet
      open
      // Escape that ends a dragging by keys closes nothing.
      onClose={(event: Event) => !event.defaultPrevented && onClose()}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Arrange Menu</DialogTitle>
      <DialogContent dividers>
        <DragDropContext onDragEnd={drop}>
          <Places id={CATEGORIES} name="Categories">
            {categories.map((category, index) => {
              const { name, items } = category;
              return (
                <Place
                  key={name}
                  dragId={`category ${name}`}
                  {...{ name, index, count: categories.length }}
                  onMove={(to) => moveCategory(index, to)}
                  below={
                    open === name && (
                      <Box sx={{ pl: 4 }}>
                        <Places id={dishesOf(name)} name={name}>
                          {items.map((dish, at) => (
                            <Place
                              key={dish.id}
                              dragId={`dish ${dish.id}`}
                              {...{ name: dish.name, index: at, count: items.length }}
                              onMove={(to) => moveDish(category, at, to)}
                            />
                          ))}
                        </Places>
                      </Box>
                    )
                  }
                >
                  <CategoryHead
                    {...{ category, isOpen: open === name, isBusy: bulk.isBusy }}
                    onOpen={() => setOpen(open === name ? null : name)}
                    onSwitch={(isEnabled) => bulk.switchAll(items, isEnabled)}
                  />
                </Place>
              );
            })}
          </Places>
        </DragDropContext>
        <Box role="status" sx={outOfSight}>
          {said}
        </Box>
      </DialogContent>
      <SheetActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!ids || arranging.isRunning()} onClick={() => void save()}>
          Save order
        </Button>
      </SheetActions>
    </Sheet>
  );
};
