import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '@/lib/copy-text';
import { Button, Card } from '@/ui';
import { CheckBoldIcon, CopyIcon } from '@/ui/icons';

/** A message to customer service, ready to copy. */
export const MessageText = ({ message }: { readonly message: string }) => {
  const { t } = useTranslation('service');
  const id = useId();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(message);
    const text = document.getElementById(id);
    if (!isCopied && text !== null) window.getSelection()?.selectAllChildren(text);
    setOutcome(isCopied ? 'copied' : 'failed');
  };
  return (
    <Card title={t('case.title')}>
      <p className="mb-3 text-body text-ink-2">{t('case.hint')}</p>
      <p
        id={id}
        className="rounded-field bg-sunken px-4 py-3 text-body wrap-anywhere whitespace-pre-line select-text"
      >
        {message}
      </p>
      <div className="mt-3">
        <Button
          block
          tone="secondary"
          size="medium"
          icon={
            outcome === 'copied' ? (
              <CheckBoldIcon aria-hidden="true" size={18} />
            ) : (
              <CopyIcon aria-hidden="true" size={18} />
            )
          }
          onClick={() => void copy()}
        >
          {t('case.copy')}
        </Button>
      </div>
      <output className="mt-2 -mb-2 block min-h-4.5 text-center text-label text-ink-2">
        {outcome === 'copied' && t('case.copied')}
        {outcome === 'failed' && t('notCopied')}
      </output>
    </Card>
  );
};
