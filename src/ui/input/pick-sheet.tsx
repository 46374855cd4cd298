import { PickList, type PickListProps } from './pick-list';
import { Sheet } from '../overlay/sheet';

/** A selection list in a sheet. */
export interface PickSheetProps<T extends string> extends PickListProps<T> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly closeLabel: string;
}

/** A sheet with a list; selecting a line closes it. `label` is its title. */
export const PickSheet = <T extends string>({
  open,
  onOpenChange,
  closeLabel,
  onPick,
  ...list
}: PickSheetProps<T>) => (
  <Sheet
    open={open}
    onOpenChange={onOpenChange}
    title={list.label}
    closeLabel={closeLabel}
    size={list.searchLabel === undefined ? 'auto' : 'tall'}
  >
    <PickList
      {...list}
      onPick={(value) => {
        onPick(value);
        onOpenChange(false);
      }}
    />
  </Sheet>
);
