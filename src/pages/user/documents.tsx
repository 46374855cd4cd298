import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalDocumentSheet } from '@/features/auth';
import { Card, ListRow } from '@/ui';

const PAPERS = ['terms', 'notice'] as const;

/** The user agreement. */
export const Documents = () => {
  const { t } = useTranslation(['about', 'auth']);
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('terms');
  const [isOpen, setOpen] = useState(false);
  const open = (next: typeof paper): void => {
    setPaper(next);
    setOpen(true);
  };
  return (
    <Card title={t('documents')}>
      <div className="-mb-2 divide-y divide-line">
        {PAPERS.map((name) => (
          <ListRow key={name} title={t(`auth:${name}.title`)} caret onClick={() => open(name)} />
        ))}
      </div>
      <LegalDocumentSheet document={paper} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
};
