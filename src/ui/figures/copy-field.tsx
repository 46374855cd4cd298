import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { copyText } from '@/lib/copy-text';
import { Button } from '../action/button';
import { CheckBoldIcon, CopyIcon } from '../icons';

/** Text to copy, such as an address or an invite code. */
export interface CopyFieldProps {
  readonly label: ReactNode;
  /** Shown in full, however long, so that the user can compare it. */
  readonly value: string;
  /** How it is shown, if that differs from what is copied: in groups. */
  readonly shown?: ReactNode;
  readonly copyLabel: string;
  readonly copiedText: string;
  /** Shown if the browser cannot copy: "Select the text and copy it". */
  readonly failedText: string;
}

type Outcome = 'none' | 'copied' | 'failed';

const selectAll = (element: HTMLElement | null): void => {
  if (element !== null) window.getSelection()?.selectAllChildren(element);
};

/** Text with a copy button; if copying fails, the text is selected for manual copying. */
export const CopyField = ({
  label,
  value,
  shown = value,
  copyLabel,
  copiedText,
  failedText,
}: CopyFieldProps) => {
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(value);
    if (!isCopied) selectAll(document.getElementById(id));
    setOutcome(isCopied ? 'copied' : 'failed');
  };
  return (
    <div data-fact className="flex flex-col gap-2">
      <span className="text-label text-ink-2">{label}</span>
      <div className="flex items-center gap-3 rounded-field bg-sunken py-2 pr-2 pl-4">
        {/* Codes and addresses are left-to-right in every language. */}
        <bdi
          id={id}
          dir="ltr"
          className={clsx(
            'min-w-0 flex-1 text-body wrap-anywhere select-all',
            // Groups are read line by line: lines of one length.
            shown !== value && 'text-balance',
          )}
        >
          {shown}
        </bdi>
        <Button
          tone="secondary"
          size="small"
          disabled={value === ''}
          icon={outcome === 'copied' ? <CheckBoldIcon size={16} /> : <CopyIcon size={16} />}
          onClick={() => void copy()}
        >
          {copyLabel}
        </Button>
      </div>
      <output className="min-h-4.5 text-label text-ink-2">
        {outcome === 'copied' && copiedText}
        {outcome === 'failed' && failedText}
      </output>
    </div>
  );
};
