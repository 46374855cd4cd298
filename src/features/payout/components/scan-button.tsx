import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, showToast } from '@/ui';

/** The text of the first QR code of a picture; `undefined` if there is none, or it is no picture. */
const readCode = async (
  Detector: NonNullable<Window['BarcodeDetector']>,
  file: File,
): Promise<string | undefined> => {
  try {
    const picture = await createImageBitmap(file);
    const [code] = await new Detector({ formats: ['qr_code'] }).detect(picture);
    return code?.rawValue;
  } catch {
    return undefined;
  }
};

/**
 * Reads an address from a QR code, where the browser can: from a photo or a screenshot, which the device's own picker
 * offers. The picture stays on the device.
 */
export const ScanButton = ({ onScan }: { readonly onScan: (text: string) => void }) => {
  const { t } = useTranslation('payout');
  const input = useRef<HTMLInputElement>(null);
  const { BarcodeDetector } = window;
  if (BarcodeDetector === undefined) return null;
  const scan = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await readCode(BarcodeDetector, file);
    if (text === undefined || text === '') showToast({ text: t('address.noCode') });
    else onScan(text);
  };
  return (
    <>
      <Button size="small" tone="secondary" onClick={() => input.current?.click()}>
        {t('address.scan')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          void scan(event.target.files?.[0]);
          // The same picture can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
};
