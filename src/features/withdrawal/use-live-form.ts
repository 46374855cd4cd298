import { useEffect, useEffectEvent, useState } from 'react';
import { useFieldRefusal } from '@/api/use-field-refusal';
import type { WithdrawCommand } from './command';
import { choose, repeat, startWith } from './draft';
import { formStateOf } from './form';
import { useWithdrawalData, type WithdrawalData } from './queries';
import { useWithdrawalDraft } from './use-draft';
import { useWithdraw, type FormRefusal } from './use-withdraw';

/** What the address of the screen asks the form to be filled with, once. */
export interface WithdrawalStart {
  /** A destination that was just saved or chosen. */
  readonly chosen: number | undefined;
  /** A record to repeat. */
  readonly again: number | undefined;
  /** The currency to withdraw. */
  readonly currencyId: number | undefined;
}

interface Start {
  readonly start: WithdrawalStart;
  /** Called once the form is filled. */
  readonly onStarted: () => void;
}

/** Fills the form as the address asks, as soon as the destinations, and a record to repeat, are known. */
const useStart = (
  { start, onStarted }: Start,
  data: WithdrawalData | undefined,
  { draft, setDraft }: Pick<ReturnType<typeof useWithdrawalDraft>, 'draft' | 'setDraft'>,
): void => {
  const { chosen, again, currencyId } = start;
  const isAsked = chosen !== undefined || again !== undefined || currencyId !== undefined;
  const record = data?.records.find(({ id }) => id === again);
  // A list from before the record was made does not have it yet.
  const isReady = data !== undefined && isAsked && (again === undefined || record !== undefined);
  const fill = useEffectEvent(() => {
    const destination = data?.destinations.find(({ id }) => id === chosen);
    if (record !== undefined)
      setDraft({ ...repeat(record, data?.destinations ?? []), typed: draft.typed });
    else if (destination !== undefined) setDraft(choose(draft, destination));
    else if (data?.currencies.some(({ id }) => id === currencyId) === true && currencyId)
      setDraft(startWith({ ...draft, currencyId: data.terms.currencyId }, currencyId));
    onStarted();
  });
  // Synchronises with the address.
  useEffect(() => {
    if (isReady) fill();
  }, [isReady]);
};

/** A withdrawal just made. */
export interface DoneWithdrawal {
  /** `undefined` if it was confirmed before a reload. */
  readonly command: WithdrawCommand | undefined;
  /** Number of its record; `looking` until the record is looked up, `undefined` if it was not found. */
  readonly recordId: number | 'looking' | undefined;
}

/** The form with its operation, which lives on whatever is shown instead of the form. */
export const useLiveForm = (props: Start) => {
  const { draft, setDraft, clear } = useWithdrawalDraft();
  const data = useWithdrawalData(true, draft);
  const [done, setDone] = useState<DoneWithdrawal>();
  const { refused, setRefused } = useFieldRefusal<FormRefusal['field']>(draft);
  const { value } = data;
  const state = value && formStateOf(draft, value.terms, value.destinations);
  const withdrawal = useWithdraw({
    idsBefore: value?.records.map(({ id }) => id) ?? [],
    route: state?.route,
    onRefused: ({ field, text }) => setRefused({ field, key: text }),
    onDone: (command) => {
      clear();
      setDone({ command, recordId: 'looking' });
    },
    onRecord: (recordId) => setDone((last) => last && { ...last, recordId }),
  });
  useStart(props, value, { draft, setDraft });
  /** Shows the sheet with the figures of now. */
  const review = (): void => {
    const { destination, route, preview } = state ?? {};
    if (value === undefined || destination === undefined || route === undefined || !preview) return;
    withdrawal.stage({ kind: 'withdraw', terms: value.terms, route, destination, preview });
  };
  return { data, draft, setDraft, state, refused, withdrawal, done, review };
};
