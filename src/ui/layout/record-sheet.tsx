import type { ReactNode } from 'react';
import { Stages, type Stage, type StageState } from '../feedback/stages';
import { CopyField } from '../figures/copy-field';
import { Sheet } from '../overlay/sheet';

/** Title and content of an opened record. */
export interface OpenedRecord {
  readonly title: string;
  readonly description?: string | undefined;
  readonly aside?: ReactNode;
  /** Record number shown to the user. */
  readonly number: string;
  /** Its timeline. */
  readonly stages: readonly Stage[];
  readonly details: ReactNode;
}

/** Translated texts that the sheets of all records share. */
export interface RecordSheetTexts {
  readonly close: string;
  readonly number: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly timeline: string;
  readonly stage: Readonly<Record<StageState, string>>;
}

/** A record with its timeline, its details, its number to copy and a link to customer service. */
export const RecordSheet = ({
  record,
  frame,
}: {
  /** `undefined` closes the sheet. */
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
