import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { MAX_DISH_GROUPS, type OptionGroupView } from '@sae/domain/menu';
import { useInput } from 'react-admin';
import { useOptionGroups } from './useOptionGroups.js';

const ChosenGroups = ({ groups }: { groups: readonly OptionGroupView[] }) => {
  const { id, field, fieldState } = useInput({
    source: 'optionGroupIds',
    format: (ids?: readonly number[] | null) => ids ?? [],
  });
  const chosen = (field.value as readonly number[]).flatMap((one) => groups.find((group) => group.id === one) ?? []);
  return (
    <Autocomplete
      multiple
      id={id}
      options={groups}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id: key }) => key}
      getOptionDisabled={(group) => chosen.length >= MAX_DISH_GROUPS && !chosen.includes(group)}
      value={chosen}
      onChange={(_, now) => field.onChange(now.map(({ id: groupId }) => groupId))}
      onBlur={field.onBlur}
      disableCloseOnSelect
      sx={{ gridColumn: '1 / -1' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Options"
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? 'Asked for in this order when the dish is chosen'}
        />
      )}
    />
  );
};

/** What may be chosen of a dish; nothing is asked where a menu has no options. */
export const DishOptionsInput = () => {
  const { data = [] } = useOptionGroups();
  return data.length > 0 && <ChosenGroups groups={data} />;
};
