import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { serverNow } from '@/api/server-clock';
import { BRAND } from '@/brand';
import { Button, showToast } from '@/ui';
import type { Filter } from '../model';
import { readRecords } from '../file-queries';
import { useUnlistedText } from '../use-unlisted-text';
import { useStatusText } from './record-row';

/** What the button shows; its name says more. */
const FORMAT = 'CSV';

/** Saves the records of a filter, all pages of them, as a file for spreadsheets. */
export const SaveButton = ({ filter }: { readonly filter: Filter }) => {
  const { t } = useTranslation(['moneyRecords', 'assets']);
  const statusText = useStatusText();
  const unlistedText = useUnlistedText();
  const [isReading, setIsReading] = useState(false);
  const save = async (): Promise<void> => {
    setIsReading(true);
    try {
      const { records, unlisted, cutAt } = await readRecords(filter);
      const missing = unlistedText(unlisted);
      const cut = cutAt === undefined ? undefined : t('cut', { most: cutAt });
      if (records.length === 0) {
        showToast({ text: missing ?? cut ?? t('noRecords'), tone: 'info' });
        return;
      }
      // With the first file: few visits save one.
      const { saveRecords } = await import('../export');
      saveRecords(
        { records, notes: [missing, cut].filter((note) => note !== undefined) },
        BRAND.name,
        serverNow() / 1000,
        {
          column: (name) => t(`file.${name}`),
          kind: (kind) => t(`kinds.${kind}`),
          status: statusText,
          account: (account) => t(`assets:${account}Account`),
        },
      );
      showToast({ text: cut ?? t('saved'), tone: 'success' });
    } catch (error) {
      const failure = failureOf(error);
      showToast({
        text: failure === undefined ? t('failed') : failureText(failure),
        tone: 'error',
      });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Button tone="secondary" size="small" loading={isReading} onClick={() => void save()}>
      <span aria-hidden="true">{FORMAT}</span>
      <span className="sr-only">{t('export')}</span>
    </Button>
  );
};
