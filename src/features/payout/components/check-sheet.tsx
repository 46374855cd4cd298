import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskAuthenticator } from '@/session/ask-authenticator';
import { Button, DetailList, Sheet } from '@/ui';
import type { DetailItem } from '@/ui/layout/detail-list';
import { InGroups } from '@/ui/figures/in-groups';
import type { useSaveFlow } from '../use-save-flow';

/** Reads a destination back before it is saved, and asks for a code if the server wants one. */
export const CheckSheet = ({
  open,
  onClose,
  onSave,
  flow,
  kind,
  number,
  items,
  warning,
  doneLabel,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSave: () => void;
  readonly flow: ReturnType<typeof useSaveFlow>;
  readonly kind: 'wallet' | 'bank';
  /** The address or card number, shown in groups of four. */
  readonly number: string;
  readonly items: readonly (DetailItem | false)[];
  readonly warning: ReactNode;
  /** The button, if it does not save. */
  readonly doneLabel?: string | undefined;
}) => {
  const { t } = useTranslation(['payout', 'app']);
  return (
    <>
      <Sheet
        open={open && !flow.isAsking}
        onOpenChange={(isOpen) => {
          if (!isOpen && !flow.isSaving) onClose();
        }}
        title={t(`check.${kind}.title`)}
        description={t(`check.${kind}.compare`)}
        closeLabel={t('app:close')}
        footer={
          <div className="flex flex-col gap-2">
            <Button block loading={flow.isSaving} onClick={onSave}>
              {doneLabel ?? t(`check.${kind}.save`)}
            </Button>
            <Button block tone="ghost" size="medium" disabled={flow.isSaving} onClick={onClose}>
              {t('check.change')}
            </Button>
          </div>
        }
      >
        <div className="flex flex-col gap-3">
          <p className="rounded-field bg-sunken px-4 py-3 text-title text-balance">
            <bdi dir="ltr" className="select-all">
              <InGroups text={number} />
            </bdi>
          </p>
          <DetailList items={items} />
          {warning}
        </div>
      </Sheet>
      <AskAuthenticator
        open={flow.isAsking}
        onOpenChange={(isOpen) => {
          if (!isOpen) flow.giveUp();
        }}
        onAccepted={flow.resume}
      />
    </>
  );
};
