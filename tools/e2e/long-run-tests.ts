import { type E2eTestTitle, titlePattern } from './e2e-titles.ts'

/** Tests that the gate runs in the other window or language. */
const SECOND_WINDOWS: readonly E2eTestTitle[] = [
  {
    window: 'desktop',
    file: 'account-area.test.ts',
    title: 'an account is opened by a link, gets another address, and goes with all it holds: en-GB',
  },
  {
    window: 'desktop',
    file: 'account-area.test.ts',
    title: 'name, password and addresses of an account are changed: de-DE',
  },
  {
    window: 'desktop',
    file: 'accounts.test.ts',
    title:
      'an account is made, left, and found again with a new password: passepartout, in English, without scripts',
  },
  {
    window: 'desktop',
    file: 'card-appearance.test.ts',
    title: 'what is chosen of a card is seen on it, en-GB',
  },
  {
    window: 'desktop',
    file: 'card-formats.test.ts',
    title: 'a card is chosen in another format on its page: picture, price and designer follow, Size',
  },
  {
    window: 'desktop',
    file: 'card.test.ts',
    title: 'a card becomes a square, keeps its words and goes back, en-GB',
  },
  {
    window: 'desktop',
    file: 'card.test.ts',
    title: 'a card says own words and is ordered as it was read, en-GB',
  },
  {
    window: 'desktop',
    file: 'cart-button.test.ts',
    title: 'a hardcover of 24 pages with six photos goes into the cart, which says what stays empty, en-GB',
  },
  {
    window: 'desktop',
    file: 'cart-button.test.ts',
    title: 'ten early presses on a slow line all arrive in the cart, de-DE',
  },
  {
    window: 'desktop',
    file: 'cart-button.test.ts',
    title: 'ten early presses on a slow line all arrive in the cart, en-GB',
  },
  {
    window: 'phone',
    file: 'cart-button.test.ts',
    title: 'ten early presses on a slow line all arrive in the cart, en-GB',
  },
  {
    window: 'desktop',
    file: 'collage.test.ts',
    title: 'letters that photos fill become one’s own number, en-GB',
  },
  {
    window: 'desktop',
    file: 'continue-on-device.test.ts',
    title: 'a card goes on on another device by a code, en-GB',
  },
  {
    window: 'desktop',
    file: 'cross-sell.test.ts',
    title: 'the picture of an order becomes another product, at the price that was named, de-DE',
  },
  {
    window: 'desktop',
    file: 'designer-offline.test.ts',
    title: 'thirty changes without a connection all arrive once it is back, en-GB',
  },
  {
    window: 'desktop',
    file: 'designer-safety-nets.test.ts',
    title: 'a photo in the colours of print shows what the server made of it, and says so, de-DE',
  },
  {
    window: 'phone',
    file: 'designer-safety-nets.test.ts',
    title: 'a refused file is said at once, aloud and in sight, en-GB',
  },
  {
    window: 'phone',
    file: 'dialogs.test.ts',
    title: 'dialogs open one at a time, keep the page still and give the focus back',
  },
  {
    window: 'desktop',
    file: 'envelopes.test.ts',
    title: 'a single card’s envelope is addressed in the cart, en-GB',
  },
  {
    window: 'desktop',
    file: 'envelopes.test.ts',
    title: 'an envelope is lined: its price, the open envelope and the cart say so, en-GB',
  },
  {
    window: 'desktop',
    file: 'envelopes.test.ts',
    title: 'the envelope of each guest is paged through before anything is paid, de-DE',
  },
  {
    window: 'desktop',
    file: 'envelopes.test.ts',
    title: 'what is printed on the envelopes is seen in the cart, en-GB',
  },
  {
    window: 'desktop',
    file: 'hyphens.test.ts',
    title: 'words of a message are parted by the rules of its language, en-GB',
  },
  {
    window: 'desktop',
    file: 'input-methods.test.ts',
    title: 'a headline is written by an input method, en-GB',
  },
  {
    window: 'desktop',
    file: 'newsletter.test.ts',
    title:
      'the newsletter is asked for, confirmed and left: passepartout, in French, from the start page, without scripts',
  },
  {
    window: 'desktop',
    file: 'overview.test.ts',
    title: 'filters answer in the page, add up, and can be gone back on',
  },
  {
    window: 'desktop',
    file: 'passkeys.test.ts',
    title: 'a passkey is made with the password, and opens the account without it: en-GB',
  },
  {
    window: 'phone',
    file: 'prints.test.ts',
    title: 'prints in two formats go from the designer into the cart (de)',
  },
  {
    window: 'desktop',
    file: 'problem-report.test.ts',
    title: 'a problem is reported from the designer, de-DE',
  },
  {
    window: 'desktop',
    file: 'room-photo.test.ts',
    title:
      'a picture hangs true to scale on a photo of the visitor’s own wall, and a plan tells where to drill, en-GB',
  },
  {
    window: 'desktop',
    file: 'share-mails.test.ts',
    title: 'mails about a design are stopped by the page that each of them leads to, en-GB',
  },
  {
    window: 'desktop',
    file: 'sharing.test.ts',
    title: 'somebody comments on a place and approves; a later change makes that stale for both, de-DE',
  },
  {
    window: 'phone',
    file: 'sharing.test.ts',
    title: 'a card is shown to somebody by a link that ends when its maker says so, de-DE',
  },
  {
    window: 'desktop',
    file: 'sign-in-methods.test.ts',
    title: 'Google hears of nobody before its button is asked for, and lets in who it knows, in en-GB',
  },
  {
    window: 'desktop',
    file: 'sign-in-methods.test.ts',
    title: 'guests go on in the checkout; customers who log in there find cart and address, in en-GB',
  },
  {
    window: 'desktop',
    file: 'sign-in-methods.test.ts',
    title: 'without Google there is still a way, and the shop is told, in de-DE',
  },
  {
    window: 'desktop',
    file: 'spelling.test.ts',
    title: 'a misspelt word is asked about while the card is read, mended, undone or remembered, de-DE',
  },
  {
    window: 'desktop',
    file: 'version-conflict.test.ts',
    title: 'what two devices changed becomes one card, or is chosen page by page, en-GB',
  },
  {
    window: 'desktop',
    file: 'vouchers.test.ts',
    title:
      'a voucher is looked at, refused with its reason, spent, and what is left is known, in en-GB, without scripts',
  },
  {
    window: 'desktop',
    file: 'whitelabel.test.ts',
    title: 'a company sells under its own name, from the command of an operator to a marked order, in de-DE',
  },
  {
    window: 'desktop',
    file: 'whitelabel.test.ts',
    title:
      'without scripts the page of the service switches the own name, and tells guests how to get one, in en-GB',
  },
]

/** Further kinds of product, ways and kills, whose rules the gate asserts in a shorter test (docs/testing.md#left-out-tests). */
const FURTHER_WAYS: readonly E2eTestTitle[] = [
  { window: 'desktop', file: 'accessibility.test.ts', title: 'no page of passepartout' },
  { window: 'phone', file: 'accessibility.test.ts', title: 'no page of kartenliebe' },
  { window: 'phone', file: 'addressed-envelopes.test.ts', title: '200 printed addresses' },
  { window: 'desktop', file: 'budget.test.ts', title: 'a flyout of kartenliebe' },
  { window: 'phone', file: 'budget.test.ts', title: 'with numbers, split tests' },
  { window: 'desktop', file: 'changed-cart-line.test.ts', title: 'a calendar of the cart begins' },
  { window: 'desktop', file: 'changed-product.test.ts', title: 'a book gets 48 pages' },
  { window: 'desktop', file: 'changed-product.test.ts', title: 'a collage comes on canvas' },
  { window: 'desktop', file: 'changed-product.test.ts', title: 'a picture is framed' },
  { window: 'phone', file: 'changed-product.test.ts', title: 'a picture becomes one behind' },
  { window: 'desktop', file: 'checkout.test.ts', title: 'cart and checkout of kartenliebe have no barrier' },
  { window: 'desktop', file: 'checkout.test.ts', title: 'without scripts every step is a page of its own' },
  { window: 'desktop', file: 'collage-product-form.test.ts', title: 'a form over the photos' },
  { window: 'desktop', file: 'collage.test.ts', title: 'a collage that is sold is made and put' },
  { window: 'desktop', file: 'collage.test.ts', title: 'a whole collage is made by keys alone' },
  {
    window: 'desktop',
    file: 'crash-recovery.desktop.test.ts',
    title: 'a shop that is killed after each step of an account',
  },
  { window: 'desktop', file: 'crash-recovery.desktop.test.ts', title: 'nor a passkey' },
  {
    window: 'desktop',
    file: 'crash-recovery.desktop.test.ts',
    title: 'nor does it lose who asked for the newsletter',
  },
  { window: 'desktop', file: 'crash-recovery.desktop.test.ts', title: 'nor who sells under their own name' },
  { window: 'desktop', file: 'designer-entry-points.desktop.test.ts', title: 'in it-CH' },
  { window: 'desktop', file: 'designer-keys.desktop.test.ts', title: 'a whole collage' },
  { window: 'desktop', file: 'mails.desktop.test.ts', title: 'every mail of passepartout in fr-FR' },
  { window: 'desktop', file: 'ordering.test.ts', title: 'fr-FR' },
  { window: 'phone', file: 'ordering.test.ts', title: 'en-GB' },
  {
    window: 'desktop',
    file: 'photo-into-designer.desktop.test.ts',
    title: 'the photo of this device arrives in the designer, collage',
  },
  {
    window: 'desktop',
    file: 'photo-into-designer.desktop.test.ts',
    title: 'the photo of this device arrives in the designer, prints',
  },
  {
    window: 'desktop',
    file: 'photo-into-designer.desktop.test.ts',
    title: 'the photo of this device arrives in the designer, wall art',
  },
  { window: 'phone', file: 'photo-to-cart.test.ts', title: 'a visitor hangs a photo' },
  { window: 'desktop', file: 'printed-products.test.ts', title: 'a hardcover of 24 pages' },
  { window: 'desktop', file: 'shared-editing.test.ts', title: 'two people make one collage' },
  { window: 'desktop', file: 'ui-catalogue.test.ts', title: 'every component of kartenliebe' },
  { window: 'phone', file: 'ui-catalogue.test.ts', title: 'every component of passepartout' },
]

/** The e2e tests that only `npm run test:all` and a plain `npm run e2e` run (docs/testing.md#rules). */
export const LONG_RUN_E2E_TESTS: readonly E2eTestTitle[] = [...SECOND_WINDOWS, ...FURTHER_WAYS]

export const longRunPattern = (): RegExp => titlePattern(LONG_RUN_E2E_TESTS)
