import { ChipGroup, type ChipGroupProps } from '@/ui';

type Table<Key extends string> = Readonly<
  Record<Key, { readonly label: string; readonly detail?: string }>
>;

const isKeyOf = <Key extends string>(table: Table<Key>, value: string): value is Key =>
  Object.hasOwn(table, value);

/** A chip choice among the keys of a table. */
export const TableChips = <Key extends string>({
  label,
  table,
  value,
  onChange,
  columns,
}: Pick<ChipGroupProps<Key>, 'label' | 'onChange' | 'columns'> & {
  readonly table: Table<Key>;
  readonly value: Key;
}) => (
  <ChipGroup<string>
    label={label}
    options={Object.entries<Table<Key>[Key]>(table).map(([key, row]) => ({ value: key, ...row }))}
    value={value}
    onChange={(key) => {
      if (isKeyOf(table, key)) onChange(key);
    }}
    columns={columns}
  />
);
