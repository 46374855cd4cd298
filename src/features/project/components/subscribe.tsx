import { useState, type ComponentType } from 'react';
import { toSheetProps } from '@/api/pending/sheet-props';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { parseDecimal } from '@/domain/money/decimal';
import { useDraft } from '@/session/use-draft';
import { Extra, type GateReason } from '@/ui';
import { EMPTY_DRAFT, parseDraft, previewOf, type Project } from '../model';
import type { ProjectField } from '../refusals';
import { ownUnits, type Subscription } from '../subscription';
import { isPriceKept, useSubscribe } from '../use-subscribe';
import { SubscribeSheet } from './follow-subscription';
import { SubscribeForm } from './subscribe-form';
import type { ReceiptProps } from './subscription-receipt';

/** What the form needs besides the project. */
export interface SubscribeProps {
  readonly blocked: GateReason | undefined;
  readonly moreMoney: GateReason;
  /** The address where the identity is verified. */
  readonly identityPath: string;
  /** Loaded with the first subscription. */
  readonly Receipt: ComponentType<ReceiptProps>;
}

/** Form, confirmation and receipt of a subscription. */
export const Subscribe = (
  props: SubscribeProps & {
    readonly project: Project;
    /** When the project was read, in epoch milliseconds of the device. */
    readonly readAt: number;
    readonly own: readonly Subscription[];
    /** False if one cannot subscribe now: only an earlier call is followed. */
    readonly isOpen: boolean;
  },
) => {
  const { project, readAt, own, isOpen, blocked, moreMoney, identityPath, Receipt } = props;
  const { draft, setDraft, update } = useDraft(`project:${project.id}`, EMPTY_DRAFT, parseDraft);
  const { refused, setRefused } = useFieldRefusal<ProjectField>(draft);
  const [refusedAt, setRefusedAt] = useState<number>();
  const [receipt, setReceipt] = useState<number>();
  const subscribing = useSubscribe({
    idsBefore: own.map(({ id }) => id),
    newest: project,
    onRefused: setRefused,
    onPriceOver: () => setRefusedAt(Date.now()),
    onDone: (projectId, units) => {
      setRefusedAt(undefined);
      // Units that were just subscribed to must not stay armed.
      if (projectId === `${project.id}`)
        update((now) => (parseDecimal(now.units) === units ? EMPTY_DRAFT : now));
    },
    onRecord: setReceipt,
  });
  const { intent, submission } = subscribing.view;
  const canSend = submission.state === 'staged' || submission.state === 'failed';
  // A price that was refused is over until the project has been read again.
  const isUnread = refusedAt !== undefined && readAt <= refusedAt;
  const isRefused = submission.state === 'failed' && refusedAt !== undefined;
  const isOver = canSend && intent !== undefined && (isRefused || !isPriceKept(intent, project));
  const preview = intent && previewOf(intent.typed, project);
  const offered =
    intent === undefined || preview === undefined || isUnread
      ? undefined
      : { project, preview, typed: intent.typed };
  return (
    <>
      {isOpen && (
        <SubscribeForm
          project={project}
          own={ownUnits(own, project.id)}
          draft={draft}
          onChange={setDraft}
          refused={refused}
          blocked={blocked}
          moreMoney={moreMoney}
          isSending={subscribing.isSending}
          onStage={(shown) => {
            setRefusedAt(undefined);
            subscribing.stage({ project, preview: shown, typed: draft.units });
          }}
        />
      )}
      {toSheetProps(subscribing).open && (
        <SubscribeSheet
          pending={subscribing}
          identityPath={identityPath}
          price={{
            isOver,
            offered,
            onAccept: (next) => {
              setRefusedAt(undefined);
              subscribing.stage(next);
            },
          }}
        />
      )}
      {receipt !== undefined && (
        <Extra>
          <Receipt
            subscription={own.find(({ id }) => id === receipt)}
            onClose={() => setReceipt(undefined)}
          />
        </Extra>
      )}
    </>
  );
};
