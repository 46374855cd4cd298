import type { ReactNode } from 'react';
import { Stages, type Stage, type StageState } from '../feedback/stages';
import { CopyField } from '../figures/copy-field';
import { Sheet } from '../overlay/sheet';

/** A record opened: what its sheet is called and shows. */
export interface OpenedRecord {
  readonly title: string;
  readonly description?: string | undefined;
  readonly aside?: ReactNode;
  /** The number that people quote. */
  readonly number: string;
  /** Its timeline. */
  readonly stages: readonly Stage[];
  readonly details: ReactNode;
}

/** The words that the sheets of all records share. */
export interface RecordSheetTexts {
  readonly close: string;
  readonly number: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly timeline: string;
  readonly stage: Readonly<Record<StageState, string>>;
}

/** A record with its timeline, its details, its number to copy and the way to help. */
export const RecordSheet = ({
  record,
  frame,
}: {
  /** Without, the sheet is closed. */
  readonly record: OpenedRecord | undefined;
  readonly frame: {
    readonly close: () => void;
    readonly helpAction: (number: string) => ReactNode;
    readonly texts: RecordSheetTexts;
  };
}) => {
  const { texts } = frame;
  return (
    <Sheet
      open={record !== undefined}
      onOpenChange={(open) => {
        if (!open) frame.close();
      }}
      title={record?.title ?? ''}
      description={record?.description}
      aside={record?.aside}
      closeLabel={texts.close}
    >
      {record !== undefined && (
        <>
          {record.stages.length > 0 && (
            <div className="mb-3">
              <Stages label={texts.timeline} stages={record.stages} stateLabels={texts.stage} />
            </div>
          )}
          {record.details}
          <div className="mt-3 flex flex-col gap-3">
            <CopyField
              label={texts.number}
              value={record.number}
              copyLabel={texts.copy}
              copiedText={texts.copied}
              failedText={texts.notCopied}
            />
            {frame.helpAction(record.number)}
          </div>
        </>
      )}
    </Sheet>
  );
};
