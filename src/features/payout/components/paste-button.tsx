import { useTranslation } from 'react-i18next';
import { Button, showToast } from '@/ui';

/** Pastes the clipboard, where the browser lets a page read it. */
export const PasteButton = ({ onPaste }: { readonly onPaste: (text: string) => void }) => {
  const { t } = useTranslation('payout');
  const { clipboard } = navigator as { readonly clipboard?: Partial<Clipboard> };
  if (clipboard?.readText === undefined) return null;
  const paste = async (): Promise<void> => {
    try {
      const text = await navigator.clipboard.readText();
      if (text !== '') onPaste(text);
    } catch {
      showToast({ text: t('address.notPasted') });
    }
  };
  return (
    <Button size="small" tone="secondary" onClick={() => void paste()}>
      {t('address.paste')}
    </Button>
  );
};
