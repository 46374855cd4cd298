import { clsx } from 'clsx';
import { PICTURE_TYPES } from '@/lib/pictures/check-picture';
import type { Icon } from '../icons';

const PICKER =
  'press relative flex flex-col items-center justify-center gap-1 rounded-field border border-dashed border-line-strong bg-surface p-2 text-center text-label text-ink-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-blue has-[:disabled]:bg-sunken has-[:disabled]:text-ink-3';

/** A tile for adding files: selected, dropped, or from the camera. */
export const UploadPicker = (props: {
  readonly text: string;
  readonly icon: Icon;
  readonly add: (files: readonly File[]) => void;
  readonly camera?: boolean;
  readonly multiple?: boolean;
  /** As tall as two lines instead of square. */
  readonly wide: boolean;
  /** True if a picture is required here and missing. */
  readonly isWrong: boolean;
  readonly disabled: boolean;
}) => {
  const { icon: PickerIcon, camera = false } = props;
  return (
    // Devices without touch have no camera button: it would open the same dialog.
    <label
      className={clsx(
        PICKER,
        props.wide ? 'min-h-24 flex-1' : 'aspect-square',
        props.isWrong && 'border-red',
        camera && 'pointer-fine:hidden',
      )}
    >
      <PickerIcon aria-hidden="true" size={26} />
      {props.text}
      {/* Covers the whole tile, so that files can be dropped on it. */}
      <input
        type="file"
        data-wrong={props.isWrong}
        accept={PICTURE_TYPES.join(',')}
        multiple={props.multiple}
        capture={camera ? 'environment' : undefined}
        disabled={props.disabled}
        onChange={({ target }) => {
          props.add([...(target.files ?? [])]);
          // Allows the same file to be selected again after it was removed.
          target.value = '';
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </label>
  );
};
