import { Switch as BaseSwitch } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

/** A setting that takes effect immediately. */
export interface SwitchProps {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** A row with its label at the left and a switch at the right. The whole row is its touch area. */
export const Switch = ({ label, detail, checked, onChange, disabled }: SwitchProps) => (
  <label className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 has-[[data-disabled]]:cursor-not-allowed">
    <span className="flex min-w-0 flex-col">
      <span className="text-body text-ink">{label}</span>
      {detail !== undefined && <span className="text-label text-ink-2">{detail}</span>}
    </span>
    <BaseSwitch.Root
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      disabled={disabled}
      className="flex h-7 w-12 shrink-0 rounded-full bg-line-strong p-0.5 transition-colors duration-150 data-checked:bg-ink data-disabled:bg-line"
    >
      <BaseSwitch.Thumb className="size-6 rounded-full bg-surface transition-transform duration-150 data-checked:translate-x-5" />
    </BaseSwitch.Root>
  </label>
);
