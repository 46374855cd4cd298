import { type App, closeSheet, expect, expectMessage, pastDoubleTap } from './app';

/** The choice of a section of the presenter's panel. */
export const section = (app: App, name: string) =>
  app.page.getByRole('radio', { name, exact: true });

/** A question that the panel asks. */
export const question = (app: App, name: string) => app.page.getByRole('alertdialog', { name });

/** Opens the presenter's panel. */
export const openPanel = (app: App): Promise<void> =>
  app.page.getByRole('button', { name: 'Presenter' }).click();

/** Answers the question before a fresh world. */
export const startAfresh = async (app: App): Promise<void> => {
  const asked = question(app, 'Start afresh?');
  await pastDoubleTap(app.page);
  await asked.getByRole('button', { name: 'Start afresh' }).click();
  await expect(asked).toBeHidden();
};

/** Sets the checkpoint, and closes the panel. */
export const setCheckpoint = async (app: App): Promise<void> => {
  await openPanel(app);
  await section(app, 'World').click();
  await app.sheet.getByRole('button', { name: 'Set a checkpoint' }).click();
  await expectMessage(app, 'Checkpoint set');
  await closeSheet(app);
};

/** Goes back to the checkpoint, which closes the panel. */
export const goBackToCheckpoint = async (app: App): Promise<void> => {
  await openPanel(app);
  await section(app, 'World').click();
  await app.sheet.getByRole('button', { name: 'Back to the checkpoint' }).click();
  await expectMessage(app, 'Back to the checkpoint');
};
