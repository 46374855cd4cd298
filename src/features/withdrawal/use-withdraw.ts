import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import type { ApiFailure } from '@/api/errors';
import type { Summary } from '@/api/pending/operation';
import { madeRecordId } from '@/api/pending/outcome';
import { usePending } from '@/api/pending/use-pending';
import type { WithdrawalRow } from '@/api/rows';
import { compare } from '@/domain/money/decimal';
import type { WithdrawCommand } from './command';
import { TYPED_ID } from './draft';
import type { RouteTerms } from './model';
import { findSubmitted } from './outcome';
import { pendingWithdrawal } from './pending';
import { refreshDestinations, refreshTerms, toWithdrawCall } from './queries';
import { fetchNewestWithdrawals, refreshWithdrawals } from './record-queries';
import { refusalRuleOf } from './refusals';
import { destinationName, money } from './texts';
import { usePassword, type Password } from './use-password';

/** True if the fee is still the one of the command. Unknown terms prove nothing: the server decides. */
const hasFeeOf = ({ route }: WithdrawCommand, now: RouteTerms | undefined): boolean =>
  now === undefined ||
  (now.fee.basis === route.fee.basis && compare(now.fee.rate, route.fee.rate) === 0);

const useSummary = (): ((command: WithdrawCommand) => Summary) => {
  const { t } = useTranslation('withdrawal');
  return ({ destination, preview, terms }) => {
    const { currency, scale } = terms;
    return {
      title: t('title'),
      subject: destinationName(destination),
      lines: [
        { label: t('amount'), value: money(preview.amount, currency, scale) },
        { label: t('fee'), value: money(preview.fee, currency, scale) },
        { label: t('confirm.to'), value: destination.address },
      ],
      done: t('confirm.done'),
    };
  };
};

/** A refusal that the form shows: at the amount or at the destination. */
export interface FormRefusal {
  readonly field: 'amount' | 'destination';
  readonly text: string;
}

/** What a withdrawal depends on, and who learns its outcome. */
export interface WithdrawOptions {
  readonly idsBefore: readonly number[];
  /** The terms of the chosen destination now. */
  readonly route: RouteTerms | undefined;
  readonly onRefused: (refusal: FormRefusal) => void;
  readonly onDone: (command: WithdrawCommand | undefined) => void;
  /** The look-up of the record has ended: its id, if it was found. */
  readonly onRecord: (id: number | undefined) => void;
}

/** The operation with the trade password. `onRefusal` gets a refusal of a command whose figures are on screen. */
const useOperation = (
  options: WithdrawOptions,
  password: Password,
  onRefusal: (failure: ApiFailure, command: WithdrawCommand, idempotencyKey: string) => void,
) => {
  const client = useQueryClient();
  const toSummary = useSummary();
  return usePending<WithdrawCommand, WithdrawalRow | undefined>(pendingWithdrawal, {
    isWithinGuard: (command) => hasFeeOf(command, options.route),
    toRequest: (command) => ({
      ...toWithdrawCall(command, password.typed),
      idempotencyKey: command.idempotencyKey,
      idsBefore: options.idsBefore,
      summary: toSummary(command),
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshWithdrawals(client);
      if (answer.state === 'confirmed') {
        pendingWithdrawal.dismiss();
        password.clear();
        options.onDone(intent);
        void madeRecordId(answer.result, async () =>
          findSubmitted(operation, await fetchNewestWithdrawals()),
        ).then(options.onRecord);
      }
      if (answer.state === 'failed' && intent !== undefined)
        onRefusal(answer.failure, intent, operation.idempotencyKey);
    },
  });
};

/** The text of a refusal that the form shows. */
const useRefusal = (): ((failure: ApiFailure, command: WithdrawCommand) => string) => {
  const { t } = useTranslation('withdrawal');
  const client = useQueryClient();
  return (failure, { destination }) => {
    if (failure.kind !== 'business' || failure.key !== 'withdrawal_address_missing')
      return failureText(failure);
    // It was not saved, so it is not gone.
    if (destination.id === TYPED_ID) return failureText(failure);
    // Deleted in another tab or on another device: the list here still has it.
    void refreshDestinations(client);
    return t('gone', { destination: destinationName(destination) });
  };
};

/** Confirms and submits a withdrawal, with all that a refusal of it asks for. */
export const useWithdraw = (options: WithdrawOptions) => {
  const client = useQueryClient();
  const refuse = useRefusal();
  const password = usePassword();
  const [refused, setRefused] = useState<WithdrawCommand>();
  const stageAgain = useRef<(command: WithdrawCommand) => void>(undefined);
  const handleRefusal = (
    failure: ApiFailure,
    command: WithdrawCommand,
    idempotencyKey: string,
  ): void => {
    const place = failure.kind === 'business' ? refusalRuleOf(failure.key).place : 'sheet';
    if (place === 'sheet') return;
    // The sheet shows the new fee as soon as the terms have it.
    if (place === 'fee') return void refreshTerms(client);
    if (place === 'password') {
      // Another password makes it another request.
      stageAgain.current?.({ ...command, idempotencyKey: undefined });
      const isLocked = failure.kind === 'business' && failure.key === 'too_many_attempts';
      return password[isLocked ? 'lock' : 'refuse'](failureText(failure));
    }
    pendingWithdrawal.dismiss();
    if (place === 'stepUp') return setRefused({ ...command, idempotencyKey });
    password.clear();
    return options.onRefused({ field: place, text: refuse(failure, command) });
  };
  const operation = useOperation(options, password, handleRefusal);
  // For replies, which come after the render that sent the request.
  useEffect(() => {
    stageAgain.current = operation.stage;
  });
  const { intent } = operation.view;
  return {
    password,
    stage: operation.stage,
    pending: {
      ...operation,
      confirm: (): void => {
        if (password.check()) operation.confirm();
      },
      dismiss: (): void => {
        password.clear();
        operation.dismiss();
      },
    },
    /** True while the fee differs from the one of the sheet. */
    hasFeeChanged: intent !== undefined && !hasFeeOf(intent, options.route),
    stepUp: {
      isAsked: refused !== undefined,
      /** Sends the refused request again, under its key. */
      repeat: (): void => {
        setRefused(undefined);
        if (refused !== undefined) operation.confirmNow(refused);
      },
      cancel: (): void => {
        setRefused(undefined);
        password.clear();
      },
    },
  };
};
