import { clsx } from 'clsx';
import { Fragment, useId, useRef, type ReactNode } from 'react';
import { CameraIcon, ImageSquareIcon, WarningCircleIcon } from '../icons';
import { UploadPicker } from './upload-picker';
import { UploadTile, type UploadTileTexts } from './upload-tile';
import type { RefusedPicture, Upload, Uploads } from './upload-types';

/** Texts of an uploader. */
export interface UploaderTexts extends UploadTileTexts {
  readonly choose: string;
  readonly camera: string;
  /** Why a picture was refused: "holiday.pdf is not a picture". */
  readonly refused: (refusal: RefusedPicture) => string;
}

/** Pictures to upload. `uploads` comes from `useUploads`. */
export interface UploaderProps {
  readonly label: ReactNode;
  readonly uploads: Uploads;
  readonly texts: UploaderTexts;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** One picture over the whole width, such as a document that must be readable. */
  readonly wide?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** Texts of refused and failed pictures. */
const troubles = ({ uploads, refusals }: Uploads, texts: UploaderTexts): readonly string[] => [
  ...refusals.map(texts.refused),
  ...uploads.flatMap(({ name, state }) =>
    state.kind === 'failed' ? [`${name}: ${texts.failed(state.reason)}`] : [],
  ),
];

/** Announces completed uploads, each once. */
const Arrivals = (props: { readonly uploads: readonly Upload[]; readonly sent: string }) => (
  <div aria-live="polite" className="sr-only">
    {props.uploads.map(
      ({ id, name, state }) =>
        state.kind === 'sent' && <Fragment key={id}>{`${name}: ${props.sent}. `}</Fragment>,
    )}
  </div>
);

const Messages = (props: {
  readonly troubles: readonly string[];
  readonly error: ReactNode;
  readonly hint: ReactNode;
  readonly hintId: string;
}) => (
  <>
    <div role="alert" className="flex flex-col gap-1 text-label text-red">
      {[...props.troubles, props.error].map(
        (text, index) =>
          text !== undefined &&
          text !== '' && (
            <span key={index} className="flex items-start gap-1.5 wrap-anywhere">
              <WarningCircleIcon aria-hidden="true" size={16} className="mt-px shrink-0" />
              <span>{text}</span>
            </span>
          ),
      )}
    </div>
    <span id={props.hintId} className="text-label text-ink-3">
      {props.hint}
    </span>
  </>
);

/** Tiles of pictures: each shows its progress and can be removed; a failed one can be retried. */
export const Uploader = ({
  label,
  uploads,
  texts,
  hint,
  error,
  wide = false,
  disabled = false,
}: UploaderProps) => {
  const ids = { label: useId(), hint: useId() };
  const tiles = useRef<HTMLUListElement>(null);
  const { add, most } = uploads;
  const isWrong = error !== undefined && error !== '';
  const remove = (id: string): void => {
    uploads.remove(id);
    // The button disappears with its tile: moves the focus to the next action once it is rendered.
    requestAnimationFrame(() =>
      tiles.current?.querySelector<HTMLElement>('button, input')?.focus(),
    );
  };
  return (
    <div
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={ids.hint}
      className="flex flex-col gap-2"
    >
      <span className="flex justify-between gap-3 text-label text-ink-2">
        <span id={ids.label}>{label}</span>
        {most > 1 && <span>{`${uploads.uploads.length}/${most}`}</span>}
      </span>
      <ul ref={tiles} className={wide ? 'flex gap-2' : 'grid grid-cols-3 gap-2'}>
        {uploads.uploads.map((upload) => (
          <li key={upload.id} className={clsx(wide && 'flex-1')}>
            <UploadTile
              upload={upload}
              texts={texts}
              wide={wide}
              disabled={disabled}
              onRemove={() => remove(upload.id)}
              onRetry={() => uploads.retry(upload.id)}
            />
          </li>
        ))}
        {uploads.uploads.length < most && (
          <>
            <li className="contents">
              <UploadPicker
                text={texts.choose}
                icon={ImageSquareIcon}
                multiple={most > 1}
                {...{ add, wide, isWrong, disabled }}
              />
            </li>
            <li className="contents">
              <UploadPicker
                text={texts.camera}
                icon={CameraIcon}
                camera
                {...{ add, wide, isWrong, disabled }}
              />
            </li>
          </>
        )}
      </ul>
      <Arrivals uploads={uploads.uploads} sent={texts.sent} />
      <Messages troubles={troubles(uploads, texts)} error={error} hint={hint} hintId={ids.hint} />
    </div>
  );
};
