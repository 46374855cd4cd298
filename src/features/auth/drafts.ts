import * as zod from 'zod/mini';
import { createStoredJson } from '@/lib/stored-value';
import { useDraft } from '@/session/use-draft';
import { AUTH_FIELDS, EMPTY_VALUES, type AuthValues } from './model';

const { kind, account, phone, email, area, remember, inviteCode, agreed } = AUTH_FIELDS;
const name = { kind, account, phone, email, area };

/** What the login form keeps in this tab: never a password. */
const loginDraft = zod.object({ ...name, remember });
/** What the register form keeps in this tab: neither passwords nor the code. */
const registerDraft = zod.object({ ...name, inviteCode, agreed });
const remembered = zod.object(name);

type LoginDraft = zod.infer<typeof loginDraft>;
type RegisterDraft = zod.infer<typeof registerDraft>;

const parserOf =
  <T>(schema: zod.ZodMiniType<T>) =>
  (value: unknown): T | undefined =>
    schema.safeParse(value).data;

const NOBODY = remembered.parse(EMPTY_VALUES);

/** On this device, for good: who logged in last and wants to be remembered. */
const rememberedName = createStoredJson('rememberedLogin', NOBODY, parserOf(remembered));

/** Keeps the name for the next login, or forgets it. The password is the browser's to keep. */
export const rememberName = (values: LoginDraft): void => {
  const kept = { ...NOBODY, kind: values.kind, area: values.area };
  rememberedName.set(values.remember ? { ...kept, [values.kind]: values[values.kind] } : NOBODY);
};

/** Draft storage that takes all values of a form and keeps those that `schema` names. */
const useFormDraft = <T>(
  key: string,
  initial: T,
  schema: zod.ZodMiniType<T>,
  read: (value: unknown) => T | undefined = parserOf(schema),
) => {
  const { draft, setDraft, clear } = useDraft(key, initial, read);
  return { draft, clear, keep: (values: AuthValues): void => setDraft(schema.parse(values)) };
};

export const useLoginDraft = () =>
  useFormDraft('login', { ...rememberedName.get(), remember: true }, loginDraft);

/** `invited`: the code of the link that was followed. What was typed in its place stays. */
export const useRegisterDraft = (invited: string) => {
  const read = (value: unknown): RegisterDraft | undefined => {
    const draft = parserOf(registerDraft)(value);
    return draft?.inviteCode === '' ? { ...draft, inviteCode: invited } : draft;
  };
  const initial = { ...NOBODY, inviteCode: invited, agreed: false };
  return useFormDraft('register', initial, registerDraft, read);
};
