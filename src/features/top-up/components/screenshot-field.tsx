import { useTranslation } from 'react-i18next';
import { Button } from '@/ui';
import { CheckCircleFillIcon } from '@/ui/icons';
import { Uploader } from '@/ui/input/uploader';
import type { Screenshot } from '../use-screenshot';
import { useScreenshotTexts } from '../use-screenshot-texts';
import { Warning } from './warning';

/** A screenshot that is on the server already. The server shows it to nobody: this tab's copy is shown, else its name. */
const Kept = (props: {
  readonly name: string;
  readonly thumbnail: string | undefined;
  readonly onTakeOut: () => void;
}) => {
  const { t } = useTranslation('topUp');
  const name = props.name === '' ? t('receipt.earlier') : props.name;
  return (
    <div className="flex flex-col gap-2">
      <span className="text-label text-ink-2">{t('receipt.label')}</span>
      {props.thumbnail !== undefined && (
        <img
          src={props.thumbnail}
          alt={name}
          className="max-h-48 self-start rounded-field border border-line"
        />
      )}
      <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 rounded-field border border-line px-4 py-2.5">
        <CheckCircleFillIcon aria-hidden="true" size={22} className="shrink-0 text-green" />
        <span className="min-w-0 flex-1 text-body wrap-anywhere">
          {t('receipt.kept', { name })}
        </span>
        <Button size="small" tone="secondary" onClick={props.onTakeOut}>
          {t('receipt.takeOut')}
        </Button>
      </div>
    </div>
  );
};

/** The screenshot of a payment: chosen, shown, taken out and replaced; one that broke off is sent again. */
export const ScreenshotField = (props: {
  readonly screenshot: Screenshot;
  readonly error: string | undefined;
}) => {
  const { t } = useTranslation('topUp');
  const { screenshot, error } = props;
  const texts = useScreenshotTexts();
  const { earlier, thumbnail, uploads, takeOut } = screenshot;
  if (earlier?.path !== undefined)
    return (
      <>
        <Kept name={earlier.name} thumbnail={thumbnail} onTakeOut={takeOut} />
        {error !== undefined && (
          <p role="alert" className="-mt-2 text-label text-red">
            {error}
          </p>
        )}
      </>
    );
  return (
    <>
      {earlier !== undefined && <Warning>{t('receipt.brokenOff', { name: earlier.name })}</Warning>}
      <Uploader
        wide
        label={t('receipt.label')}
        hint={t('receipt.hint')}
        uploads={uploads}
        texts={texts}
        error={error}
      />
    </>
  );
};
