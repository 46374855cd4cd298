import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { ISSUE_TEXT } from './issue-text';
import {
  AUTH_FIELDS,
  checkName,
  type AuthField,
  type Issue,
  type NameValues,
  type RegisterValues,
} from './model';
import { fieldOfFailure } from './refusals';

/** Both forms: each has a part of the fields. */
type FormValues = NameValues & Partial<RegisterValues>;

/** How much of the form the user has been told about: nothing before they send something. */
type Stage = 'untouched' | 'name' | 'all';

/** What the server refused: shown for as long as it is what stands in the form. */
interface Refusal<V> {
  readonly failure: ApiFailure;
  readonly field: AuthField | undefined;
  readonly values: V;
}

/** Texts by field; `undefined` where nothing is wrong. */
export type Messages = Readonly<Partial<Record<AuthField, string>>>;

const isStillRefused = <V extends FormValues>({ field, values: sent }: Refusal<V>, values: V) =>
  (field === undefined ? AUTH_FIELDS : [field]).every((name) => values[name] === sent[name]);

/** The first wrong field in the form's order. Fields say so to assistive technology; buttons, which cannot, by an attribute. */
const focusFirstWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"]')?.focus();

/** Holds a form to its rules: says what is wrong where it is wrong, and brings the focus there. */
export const useFormCheck = <V extends FormValues>(
  values: V,
  check: (values: V) => readonly Issue[],
  formRef: RefObject<HTMLFormElement | null>,
) => {
  const { t } = useTranslation('auth');
  const [stage, setStage] = useState<Stage>('untouched');
  const [refusal, setRefusal] = useState<Refusal<V>>();

  const rules = { untouched: () => [], name: checkName, all: check } as const;
  const messages: Partial<Record<AuthField, string>> = {};
  const shownRefusal =
    refusal !== undefined && isStillRefused(refusal, values) ? refusal : undefined;
  if (shownRefusal?.field !== undefined)
    messages[shownRefusal.field] = failureText(shownRefusal.failure);
  for (const { code, field, params } of rules[stage](values).toReversed())
    messages[field] = t(ISSUE_TEXT[code], params ?? {});

  return {
    messages: messages as Messages,
    /** What is wrong with the form as a whole. */
    formMessage:
      shownRefusal === undefined || shownRefusal.field !== undefined
        ? undefined
        : failureText(shownRefusal.failure),
    /** True if it can be sent; else shows what is wrong from now on. `name`: only the name matters yet. */
    holdTo: (rule: 'name' | 'all'): boolean => {
      flushSync(() => {
        setStage(stage === 'all' ? 'all' : rule);
        setRefusal(undefined);
      });
      if (rules[rule](values).length === 0) return true;
      focusFirstWrong(formRef.current);
      return false;
    },
    /** Shows why the server refused what was sent. */
    refuse: (failure: ApiFailure, sent: V): void => {
      const field = fieldOfFailure(failure, sent.kind);
      flushSync(() => setRefusal({ failure, field, values: sent }));
      if (field !== undefined) focusFirstWrong(formRef.current);
      else formRef.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    },
    /** A part of the form could not be fetched: as for a call that got no reply. */
    failToLoad: (): void => {
      const reason = navigator.onLine ? 'failed' : 'offline';
      setRefusal({ failure: { kind: 'network', reason }, field: undefined, values });
    },
    /** As if nothing had been sent yet: another kind of name is another form. */
    reset: (): void => {
      setStage('untouched');
      setRefusal(undefined);
    },
  };
};
