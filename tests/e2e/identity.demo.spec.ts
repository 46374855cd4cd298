import { expect, pastDoubleTap, test, type App } from './app';
import { failNextCalls } from './lost-calls';
import { picture } from './picture';
import { watchSecrets } from './secrets';

/** Words that stand nowhere but in the server's world. */
const PERSON = { name: 'Seraphina', surname: 'Vandermeer', number: 'XK-4711-QV' } as const;

/** What a step of the review takes in the demo, in seconds. */
const REVIEW_SECONDS = 20;

const submit = async ({ page }: App): Promise<void> => {
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
};

const fillPerson = async ({ page }: App, surname: string, number: string): Promise<void> => {
  await page.getByRole('radio', { name: 'Passport' }).click();
  await page.getByLabel('First name').fill(PERSON.name);
  await page.getByLabel('Last name').fill(surname);
  await page.getByLabel('Document number').fill(number);
};

/** Lets the review end; the page learns of it with its next poll. */
const review = ({ mock }: App): Promise<unknown> =>
  mock({ command: 'advance', seconds: REVIEW_SECONDS });

test('level 1 is rejected with a reason, mended, and leads back to the gate; level 2 survives a bad line', async ({
  app,
}) => {
  const { page } = app;
  const secrets = await watchSecrets(page);
  await app.signIn('unverified');
  await app.open('/pages/trade/index?pair=ETH%2FUSDT');
  await page.getByRole('link', { name: 'Verify your identity first' }).click();
  const level1 = page.locator('section', { has: page.getByRole('heading', { name: /Level 1/u }) });
  const level2 = page.locator('section', { has: page.getByRole('heading', { name: /Level 2/u }) });

  await test.step('a rejection says why, keeps the names and asks for the number again', async () => {
    await expect(level1).toContainText('Not verified');
    await submit(app);
    await expect(page.getByLabel('First name')).toBeFocused();
    await fillPerson(app, 'Reject', PERSON.number);
    await submit(app);
    await expect(level1).toContainText('usually takes about 1 minute');
    await review(app);
    await expect(level1).toContainText(
      'We could not confirm these details. Check the names and the document number.',
    );
    await expect(page.getByLabel('First name')).toHaveValue(PERSON.name);
    await expect(page.getByLabel('Document number')).toHaveValue('');
    await fillPerson(app, 'Used', PERSON.number);
    await submit(app);
    await expect(page.getByText('This ID number has already been verified.')).toBeVisible();
    await expect(page.getByLabel('Document number')).toBeFocused();
    await fillPerson(app, PERSON.surname, PERSON.number);
    await submit(app);
    await expect(level1).toContainText('Under review');
    await review(app);
    await expect(level1).toContainText('Verified');
  });

  await test.step('the way back leads to the gate, which is open now', async () => {
    await page.getByRole('link', { name: 'Back to Trade' }).click();
    await expect(page.getByRole('heading', { name: /ETH\/USDT/u })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Verify your identity first' })).toBeHidden();
    // It went back: Back from the gate leads on from there, not to the identity again.
    await page.goForward();
    await expect(page.getByRole('link', { name: 'Back to Trade' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue with level 2' }).click();
  });

  const inputs = page.getByLabel('Choose a file');
  const front = await picture(page, 'front.jpg', 'tomato');
  const blurred = await picture(page, 'blurred.jpg', 'teal');

  await test.step('a refused country is shown, off, with the reason', async () => {
    await page.getByRole('button', { name: /Country of residence/u }).click();
    await page.getByRole('searchbox').fill('cuba');
    await expect(page.getByRole('button', { name: /Cuba/u })).toBeDisabled();
    await page.getByRole('searchbox').fill('german');
    await page.getByRole('button', { name: 'Germany' }).click();
    await page.getByRole('button', { name: 'Countries we do not serve' }).click();
    await expect(app.sheet.getByText('Vanuatu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: /Country of residence/u })).toContainText(
      'Germany',
    );
  });

  await test.step('a lost reply and a broken line cost no photo', async () => {
    await failNextCalls(app, 'uploadFile', 'afterCommit', { kind: 'network-error' });
    await inputs.first().setInputFiles(front);
    await page.getByRole('button', { name: 'Upload front.jpg again' }).click();
    await expect(page.getByText('Can you read every letter?')).toHaveCount(1);
    await expect(page.getByText('front.jpg: Uploaded.')).toBeAttached();
    // The same file for the other side goes nowhere.
    await inputs.first().setInputFiles({ ...front, name: 'same.jpg' });
    await expect(page.getByText(/same\.jpg is already here/u)).toBeVisible();
    await inputs.first().setInputFiles({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    });
    await expect(page.getByText(/scan\.pdf is not a JPEG/u)).toBeVisible();
    const cut = { kind: 'upload-cut', percent: 60, bytesPerSecond: 500_000 };
    await failNextCalls(app, 'uploadFile', 'beforeCommit', cut);
    await inputs.first().setInputFiles(blurred);
    const again = page.getByRole('button', { name: 'Upload blurred.jpg again' });
    await expect(again).toBeVisible();
    const slow = { kind: 'slow-upload', bytesPerSecond: 50_000 };
    await failNextCalls(app, 'uploadFile', 'beforeCommit', slow);
    await again.click();
    await expect(page.getByText('blurred.jpg: Uploaded.')).toBeAttached();
  });

  await test.step('another name or number than at level 1 is refused at its place', async () => {
    await expect(page.getByText('The same as at level 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Passport' })).toHaveCount(0);
    await page.getByLabel('Document number').fill(PERSON.number);
    for (const field of ['Last name', 'First name']) {
      const name = await page.getByLabel(field).inputValue();
      await page.getByLabel(field).fill('Other');
      await submit(app);
      await expect(page.getByLabel(field)).toBeFocused();
      await expect(page.getByLabel(field)).toHaveAccessibleDescription(/does not match level 1/u);
      await page.getByLabel(field).fill(name);
    }
    await page.getByLabel('Document number').fill('XK-0000-QV');
    await submit(app);
    await expect(page.getByText(/does not match level 1/u)).toBeVisible();
    await expect(page.getByLabel('Document number')).toBeFocused();
    await page.getByLabel('Document number').fill(PERSON.number);
    await submit(app);
    await expect(level2).toContainText('Under review');
  });

  await test.step('only the photo that was rejected is asked again', async () => {
    await review(app);
    await expect(level2).toContainText('Rejected');
    await expect(page.getByText('Your earlier photo is kept')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Country of residence/u })).toContainText(
      'Germany',
    );
    // Neither the kept photo nor the rejected one, whatever their names.
    await inputs.first().setInputFiles({ ...front, name: 'copy.jpg' });
    await expect(page.getByText(/Each side needs its own photo/u)).toBeVisible();
    await submit(app);
    await expect(level2).toContainText('Rejected');
    const retake = page.getByRole('button', { name: 'Retake' });
    await pastDoubleTap(page);
    await retake.click();
    await inputs.first().setInputFiles({ ...blurred, name: 'again.jpg' });
    await expect(page.getByText(/This is the photo that was rejected/u)).toBeVisible();
    await pastDoubleTap(page);
    await retake.click();
    await inputs.first().setInputFiles(await picture(page, 'back.jpg', 'gold'));
    await expect(page.getByText('back.jpg: Uploaded.')).toBeAttached();
    await page.getByLabel('Document number').fill(PERSON.number);
    await submit(app);
    await expect(level2).toContainText('Under review');
    await review(app);
    await expect(level2).toContainText('Both levels are verified');
  });

  await test.step('nothing personal is left in the browser', async () => {
    const databases = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    // Those of the mock stand for the server; the app itself has none.
    expect(databases.filter((name = '') => !/^(?:quayside-mock$|msw-)/u.test(name))).toEqual([]);
    const personal = [...Object.values(PERSON), 'XK****'];
    await secrets.expectNone(...personal, '/upload/');
    await app.open('/pages/user/index');
    await expect(page.getByText('Both levels are verified')).toBeVisible();
  });
});

test('a review that takes longer than usual says so by itself and leads to a person', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('unverified');
  await app.open('/pages/user/primaryAuth');
  await fillPerson(app, 'Slow', PERSON.number);
  await submit(app);
  const note = page.getByText('This is taking longer than usual.');
  await expect(page.getByText('usually takes about 1 minute')).toBeVisible();
  await expect(note).toBeHidden();
  // Twice the usual minute is late; the page looks once a minute.
  await app.mock({ command: 'advance', seconds: 200 });
  await expect(note).toBeVisible();
  await note.getByRole('link', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/#\/pages\/kefu\/index/u);
});
