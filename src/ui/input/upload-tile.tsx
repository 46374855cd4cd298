import { clsx } from 'clsx';
import { IconButton } from '../action/icon-button';
import { ArrowClockwiseIcon, CheckCircleFillIcon, WarningCircleFillIcon, XIcon } from '../icons';
import { Spinner } from '../feedback/spinner';
import type { Upload } from './upload-types';

/** Texts of an upload. */
export interface UploadTileTexts {
  readonly preparing: string;
  /** While it is sent, and nothing says how much of it was. */
  readonly uploading: string;
  /** `40` is "40 % sent". */
  readonly sending: (percent: number) => string;
  readonly sent: string;
  /** Translates the sender's rejection. */
  readonly failed: (reason: unknown) => string;
  readonly retry: (name: string) => string;
  readonly remove: (name: string) => string;
}

interface UploadTileProps {
  readonly upload: Upload;
  readonly texts: UploadTileTexts;
  /** Shows the whole picture in the shape of a document, instead of its middle in a square. */
  readonly wide: boolean;
  readonly disabled: boolean;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

const stateText = ({ state }: Upload, texts: UploadTileTexts): string => {
  switch (state.kind) {
    case 'preparing':
      return texts.preparing;
    case 'sending':
      return state.share === undefined
        ? texts.uploading
        : texts.sending(Math.floor(state.share * 100));
    case 'sent':
      return texts.sent;
    case 'failed':
      return texts.failed(state.reason);
  }
};

const Mark = ({ upload }: { readonly upload: Upload }) => {
  const { state } = upload;
  switch (state.kind) {
    case 'preparing':
      return <Spinner className="size-4" />;
    case 'sending':
      // A bar that stands at nothing would look stuck.
      return state.share === undefined ? (
        <Spinner className="size-4" />
      ) : (
        <span className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
          <span
            className="block h-full rounded-full bg-ink transition-[width] duration-150"
            style={{ width: `${state.share * 100}%` }}
          />
        </span>
      );
    case 'sent':
      return <CheckCircleFillIcon size={20} className="text-green" />;
    case 'failed':
      return <WarningCircleFillIcon size={20} className="text-red" />;
  }
};

/** One picture: its preview, its progress, a remove button, and a retry if it failed. */
export const UploadTile = ({
  upload,
  texts,
  wide,
  disabled,
  onRemove,
  onRetry,
}: UploadTileProps) => {
  const { name, preview, state } = upload;
  return (
    <div
      className={clsx(
        'relative overflow-hidden rounded-field border border-line bg-sunken',
        wide ? 'aspect-8/5' : 'aspect-square',
      )}
    >
      {preview !== undefined && (
        <img
          src={preview}
          alt={name}
          className={clsx('size-full', wide ? 'object-contain' : 'object-cover')}
        />
      )}
      <span className="absolute top-0 right-0">
        <IconButton
          label={texts.remove(name)}
          icon={
            <span className="grid size-7 place-items-center rounded-full bg-surface">
              <XIcon size={16} />
            </span>
          }
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
      {state.kind === 'failed' && (
        <span className="absolute inset-0 m-auto grid size-11 place-items-center rounded-full bg-surface">
          <IconButton
            label={texts.retry(name)}
            icon={<ArrowClockwiseIcon size={22} />}
            disabled={disabled}
            onClick={onRetry}
          />
        </span>
      )}
      <span className="absolute bottom-1.5 left-1.5 flex max-w-[calc(100%-0.75rem)] items-center rounded-full bg-surface p-1 has-[.h-1\.5]:right-1.5">
        <span aria-hidden="true" className="contents">
          <Mark upload={upload} />
        </span>
        <span className="sr-only">{stateText(upload, texts)}</span>
      </span>
    </div>
  );
};
