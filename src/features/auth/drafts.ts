import * as zod from 'zod/mini';
import { createStoredJson } from '@/lib/stored-value';
import { storeDraft, useDraft } from '@/session/use-draft';
import { AUTH_FIELDS, EMPTY_VALUES, type AuthValues, type ContactKind } from './model';

const { kind, account, phone, email, area, remember, inviteCode, agreed } = AUTH_FIELDS;
const identifier = { kind, account, phone, email, area };

/** Fields of the login form stored as a draft. Passwords are never stored. */
const loginDraft = zod.object({ ...identifier, remember });
/** Fields of the register form stored as a draft. Passwords and verification codes are never stored. */
const registerDraft = zod.object({ ...identifier, inviteCode, agreed });
const remembered = zod.object(identifier);

type LoginDraft = zod.infer<typeof loginDraft>;
type RegisterDraft = zod.infer<typeof registerDraft>;

const parserOf =
  <T>(schema: zod.ZodMiniType<T>) =>
  (value: unknown): T | undefined =>
    schema.safeParse(value).data;

const NO_IDENTIFIER = remembered.parse(EMPTY_VALUES);

/** Identifier of the last login on this device, if the user ticked "remember". Kept across browser sessions. */
const rememberedIdentifier = createStoredJson(
  'rememberedLogin',
  NO_IDENTIFIER,
  parserOf(remembered),
);

/** Stores the identifier for the next login if `remember` is set, else deletes it. Passwords are left to the browser. */
export const rememberIdentifier = (values: LoginDraft): void => {
  const kept = { ...NO_IDENTIFIER, kind: values.kind, area: values.area };
  rememberedIdentifier.set(
    values.remember ? { ...kept, [values.kind]: values[values.kind] } : NO_IDENTIFIER,
  );
};

/** A stored draft of a form. `save` takes all values and stores only the fields of `schema`. */
const useFormDraft = <T>(
  key: string,
  initial: T,
  schema: zod.ZodMiniType<T>,
  read: (value: unknown) => T | undefined = parserOf(schema),
) => {
  const { draft, setDraft, clear } = useDraft(key, initial, read);
  return { draft, clear, save: (values: AuthValues): void => setDraft(schema.parse(values)) };
};

/** The draft of the login form. It starts with the remembered identifier. */
export const useLoginDraft = () =>
  useFormDraft('login', { ...rememberedIdentifier.get(), remember: true }, loginDraft);

/** The draft of the form of a new phone or e-mail address. Codes are never stored. */
export const useContactDraft = (contact: ContactKind) =>
  useFormDraft(`contact-${contact}`, { ...NO_IDENTIFIER, kind: contact }, remembered);

/**
 * Fills in the login form of a visitor: with the identifier of the last login if it is remembered, else with the account
 * name.
 */
export const fillLogin = (accountName: string): void => {
  const last = rememberedIdentifier.get();
  const named = { ...NO_IDENTIFIER, kind: 'account', account: accountName } as const;
  storeDraft('login', { ...(last[last.kind] === '' ? named : last), remember: true });
};

/** The draft of the register form. `linkCode`, the invite code of the address, fills an empty field; typed text is kept. */
export const useRegisterDraft = (linkCode: string) => {
  const read = (value: unknown): RegisterDraft | undefined => {
    const draft = parserOf(registerDraft)(value);
    return draft?.inviteCode === '' ? { ...draft, inviteCode: linkCode } : draft;
  };
  const initial = { ...NO_IDENTIFIER, inviteCode: linkCode, agreed: false };
  return useFormDraft('register', initial, registerDraft, read);
};
