import * as zod from 'zod/mini';
import { readStoredJson, writeStored } from '@/lib/storage';
import { useDraft } from '@/lib/use-draft';
import { NAME_KINDS, type NameValues, type RegisterValues } from './model';

/** What the login form keeps in this tab: never a password. */
export interface LoginDraft extends NameValues {
  readonly remember: boolean;
}

/** What the register form keeps in this tab: neither passwords nor the code. */
export type RegisterDraft = NameValues & Pick<RegisterValues, 'inviteCode' | 'agreed'>;

const name = {
  kind: zod.enum(NAME_KINDS),
  account: zod.string(),
  phone: zod.string(),
  email: zod.string(),
  area: zod.optional(zod.object({ id: zod.int(), name: zod.string(), code: zod.string() })),
};
const loginDraft = zod.object({ ...name, remember: zod.boolean() });
const registerDraft = zod.object({ ...name, inviteCode: zod.string(), agreed: zod.boolean() });
const remembered = zod.object(name);

const parserOf =
  <T>(schema: zod.ZodMiniType<T>) =>
  (value: unknown): T | undefined =>
    schema.safeParse(value).data;

const NOBODY: NameValues = { kind: 'account', account: '', phone: '', email: '' };

/** On this device, for good: who logged in last and wants to be remembered. */
const REMEMBERED_KEY = 'rememberedLogin';

const findRemembered = (): NameValues | undefined =>
  readStoredJson(REMEMBERED_KEY, parserOf(remembered));

/** Keeps the name for the next login, or forgets it. The password is the browser's to keep. */
export const rememberName = ({ remember, ...values }: LoginDraft): void => {
  const kept = { ...NOBODY, kind: values.kind, area: values.area };
  const text = JSON.stringify({ ...kept, [values.kind]: values[values.kind].trim() });
  writeStored(REMEMBERED_KEY, remember ? text : undefined);
};

export const useLoginDraft = () =>
  useDraft('login', { ...(findRemembered() ?? NOBODY), remember: true }, parserOf(loginDraft));

/** `invited`: the code of the link that was followed. What was typed in its place stays. */
export const useRegisterDraft = (invited: string) => {
  const parse = (value: unknown): RegisterDraft | undefined => {
    const draft = parserOf(registerDraft)(value);
    return draft?.inviteCode === '' ? { ...draft, inviteCode: invited } : draft;
  };
  return useDraft('register', { ...NOBODY, inviteCode: invited, agreed: false }, parse);
};
