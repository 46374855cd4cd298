import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { serverNow } from '@/api/server-clock';
import { BRAND } from '@/brand';
import { saveFile } from '@/lib/save-file';
import { Button, showToast } from '@/ui';
import { fileName, toFile } from '../export';
import type { Filter } from '../model';
import { readRecords } from '../queries';

/** What the button shows; its name says more. */
const FORMAT = 'CSV';

/** Saves the records of a filter, all pages of them, as a file for spreadsheets. */
export const SaveButton = ({ filter }: { readonly filter: Filter }) => {
  const { t } = useTranslation(['moneyRecords', 'assets']);
  const [isReading, setIsReading] = useState(false);
  const save = async (): Promise<void> => {
    setIsReading(true);
    try {
      const records = await readRecords(filter);
      if (records.length === 0) {
        showToast({ text: t('noRecords'), tone: 'info' });
        return;
      }
      const text = toFile(records, {
        column: (name) => t(`file.${name}`),
        kind: (kind) => t(`kinds.${kind}`),
        progress: (progress) => t(`progress.${progress}`),
        account: (account) => t(`assets:${account}Account`),
      });
      saveFile(fileName(BRAND.name, serverNow() / 1000), text, 'text/csv;charset=utf-8');
      showToast({ text: t('saved'), tone: 'success' });
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
