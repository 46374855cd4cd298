import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui';
import { CheckCircleFillIcon } from '@/ui/icons';
import type { FieldBinding } from '@/ui/form/form-field';
import type { PictureGroup } from '@/ui/input/picture-group';
import { Uploader } from '@/ui/input/uploader';
import { useUploads } from '@/ui/input/use-uploads';
import type { EarlierPhoto } from '../photo-issues';
import { useSendPhoto } from '../queries';
import { usePhotoTexts } from '../use-photo-texts';

/** 10 MiB, the limit of the server (api-spec/paths/account.yaml). */
const MAX_BYTES = 10 * 1024 * 1024;

interface PhotoFieldProps {
  readonly field: FieldBinding<string>;
  readonly label: string;
  readonly hint: string;
  /** Photos of the whole form, which must differ. */
  readonly group: PictureGroup;
  /** The photo of a rejected submission. */
  readonly earlier: EarlierPhoto | undefined;
}

/** A new photo: camera or file, its progress, then the question whether it is readable. */
const NewPhoto = ({ field, label, hint, group, earlier }: PhotoFieldProps) => {
  const { t } = useTranslation('identity');
  const uploads = useUploads({ most: 1, maxBytes: MAX_BYTES }, useSendPhoto(), group);
  const [path = ''] = uploads.results;
  const [photo] = uploads.uploads;
  const report = useEffectEvent(field.onChange);
  // Synchronises the form with the upload.
  useEffect(() => report(path), [path]);
  return (
    <div className="flex flex-col gap-2">
      <Uploader
        wide
        label={label}
        hint={hint}
        uploads={uploads}
        texts={usePhotoTexts()}
        error={field.error ?? (photo === undefined ? earlier?.reason : undefined)}
      />
      {photo?.preview !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-body font-semibold">{t('photo.readable')}</p>
          <Button
            size="small"
            tone="secondary"
            data-wrong={field.error !== undefined}
            onClick={() => uploads.remove(photo.id)}
          >
            {t('photo.retake')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** The photo that is already on the server. It is not shown: it may be of somebody who has had this device before. */
const EarlierPhotoLine = (props: {
  readonly label: string;
  readonly error: string | undefined;
  readonly onReplace: () => void;
}) => {
  const { t } = useTranslation('identity');
  const { error } = props;
  return (
    <div className="flex flex-col gap-2">
      <span className="text-label text-ink-2">{props.label}</span>
      <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 rounded-field border border-line px-4 py-2.5">
        <CheckCircleFillIcon aria-hidden="true" size={22} className="shrink-0 text-green" />
        <span className="min-w-0 flex-1 text-body">{t('photo.kept')}</span>
        <Button
          size="small"
          tone="secondary"
          data-wrong={error !== undefined}
          onClick={props.onReplace}
        >
          {t('photo.replace')}
        </Button>
      </div>
      <div role="alert" className="text-label text-red empty:hidden">
        {error}
      </div>
    </div>
  );
};

/** One side of a document. A photo of a rejected submission that was fine is kept, and can be replaced. */
export const PhotoField = (props: PhotoFieldProps) => {
  const { t } = useTranslation('identity');
  const { field, earlier, label } = props;
  const kept = earlier?.reason === undefined ? earlier?.path : undefined;
  const [isReplacing, setReplacing] = useState(false);
  if (kept !== undefined && !isReplacing)
    return (
      <EarlierPhotoLine label={label} error={field.error} onReplace={() => setReplacing(true)} />
    );
  return (
    <div className="flex flex-col gap-2">
      <NewPhoto {...props} />
      {kept !== undefined && (
        <Button
          size="small"
          tone="secondary"
          onClick={() => {
            setReplacing(false);
            field.onChange(kept);
          }}
        >
          {t('photo.keep')}
        </Button>
      )}
    </div>
  );
};
