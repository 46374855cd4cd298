import type { Locator, Page } from '@playwright/test';
import { OPERATIONS } from '../../src/api/generated/operations';
import { CONTACT_TARGETS } from '../../src/features/auth/refusals';
import { PRIMARY_TARGETS } from '../../src/features/identity/refusals';
import { PASSWORD_TARGETS, TRADE_PASSWORD_TARGETS } from '../../src/features/security/refusals';
import { expect, PASSWORD, pastDoubleTap, test } from './app';
import { CONTACTS } from './contact-forms';
import { failNextCalls } from './lost-calls';
import { closeExplanationOf, pressButton, refusalText } from './refusal-steps';

/*
 * Each refusal of the calls about who one is and how one is protected, forced by a fault: it stands at its field, or in the
 * form, and what was typed stays.
 */

/** A form that is sent once for each refusal of its call. */
interface Case {
  readonly name: string;
  readonly account: string;
  readonly route: string;
  readonly operation: keyof typeof OPERATIONS;
  readonly targets: Readonly<Record<string, string>>;
  readonly button: string;
  /** What is typed, by the field's name in `targets`. */
  readonly fields: Readonly<Record<string, { readonly label: string; readonly text: string }>>;
  /** Taps once before the first time: a code is sent. */
  readonly before?: string;
  /** Words of the form's own. */
  readonly own?: Readonly<Record<string, string>>;
}

const NEW_PASSWORD = 'third-33';

const CASES: readonly Case[] = [
  {
    name: 'a changed login password',
    account: 'practice',
    route: '/pages/user/editLoginpwd',
    operation: 'resetLoginPassword',
    targets: PASSWORD_TARGETS,
    button: 'Change password',
    fields: {
      old: { label: 'Current password', text: PASSWORD },
      password: { label: 'New password', text: NEW_PASSWORD },
      confirmation: { label: 'Repeat password', text: NEW_PASSWORD },
    },
  },
  {
    name: 'a trade password',
    account: 'trader',
    route: '/pages/user/editPaypwd',
    operation: 'setTradePassword',
    targets: TRADE_PASSWORD_TARGETS,
    button: 'Set trade password',
    fields: {
      password: { label: 'New trade password', text: 'payme12' },
      confirmation: { label: 'Repeat password', text: 'payme12' },
    },
  },
  ...CONTACTS.map(({ kind, path, operation, submit, label, address, code, taken }) => ({
    name: `a contact by ${kind}`,
    account: 'trader',
    route: path,
    operation,
    targets: CONTACT_TARGETS,
    button: submit,
    before: 'Send code',
    fields: {
      identifier: { label, text: address },
      code: { label: code, text: '111111' },
    },
    own: { username_exists: taken },
  })),
  {
    name: 'an identity',
    account: 'unverified',
    route: '/pages/user/primaryAuth',
    operation: 'submitCertification',
    targets: PRIMARY_TARGETS,
    button: 'Submit for review',
    fields: {
      name: { label: 'First name', text: 'Ada' },
      surname: { label: 'Last name', text: 'Berg' },
      number: { label: 'Document number', text: 'XK-4711' },
    },
  },
];

const fieldIn = (page: Page, label: string): Locator =>
  // The form can have the name of its field.
  page.getByRole('main').getByLabel(label, { exact: true }).and(page.locator('input'));

for (const { name, account, route, operation, targets, button, fields, before, own } of CASES)
  test(`every refusal of ${name} stands at its field or in the form; what was typed stays`, async ({
    app,
  }) => {
    const { page } = app;
    await app.signIn(account);
    await app.open(route);
    const typed = Object.values(fields);
    for (const [index, { label, text }] of typed.entries()) {
      if (index === typed.length - 1 && before !== undefined)
        await pressButton(page.getByRole('main'), before);
      await fieldIn(page, label).fill(text);
    }
    for (const key of OPERATIONS[operation].errors) {
      if (key === 'session_expired') continue;
      await failNextCalls(app, operation, 'beforeCommit', { kind: 'refusal', key });
      await pastDoubleTap(page);
      await pressButton(page.getByRole('main'), button);
      await closeExplanationOf(app, key);
      const text = new RegExp(own?.[key] ?? refusalText(key), 'u');
      const field = fields[targets[key] ?? 'form'];
      if (field === undefined)
        await expect(page.getByRole('main').getByText(text).first(), key).toBeVisible();
      else await expect(fieldIn(page, field.label), key).toHaveAccessibleDescription(text);
      for (const { label, text: value } of typed)
        await expect(fieldIn(page, label), key).toHaveValue(value);
    }
  });
