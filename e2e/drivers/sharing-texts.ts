import { expect, type Page } from '@playwright/test'
import { shopAt } from './shop-address.ts'

/** Texts of a shop; each language once. */
export const SHARING_TEXTS = [
  {
    shop: () => shopAt('kartenliebe'),
    locale: 'de-DE',
    ...{ more: 'Mehr', share: 'Teilen', make: 'Link erstellen', address: 'Adresse des Links' },
    proof: 'Probe als PDF',
    ...{ end: /^Beenden/, front: 'Vorne', gone: /gilt nicht mehr/, version: /^Stand vom/ },
    ...{ second: 'Zweiter Name', done: 'Fertig', close: 'Schließen', name: 'Name', send: 'Anmerken' },
    ...{ comment: 'Anmerkung', approve: 'Diesen Stand freigeben', settled: 'Erledigt' },
    ...{ change: 'Ändern', save: 'Speichern', answer: 'Antworten', sendAnswer: 'Antwort senden' },
    ...{ reply: 'Antwort', mark: 'Anmerkung 1 von Oma Ilse ansehen', mails: 'Per E-Mail Bescheid bekommen' },
    ...{ mail: 'E-Mail-Adresse', on: /^Rückmeldungen kommen gesammelt an/, stop: 'Keine E-Mails mehr' },
    ...{
      confirm: '/geteilte-gestaltung/confirm',
      yes: 'E-Mails einschalten',
      confirmed: 'Die E-Mails sind eingeschaltet.',
    },
    ...{ stopPath: '/geteilte-gestaltung/stop', stopTitle: 'E-Mails zur geteilten Gestaltung beenden' },
    ...{ noMore: 'E-Mails beenden', stopped: 'Zu dieser Gestaltung kommt keine E-Mail mehr.' },
    ...{ approved: /^Oma Ilse hat diesen Stand am .* freigegeben/, stale: /gilt nicht mehr/ },
    rights: {
      view: 'nur ansehen',
      comment: 'ansehen und anmerken',
      approve: 'ansehen, anmerken und freigeben',
      work: 'daran mitarbeiten',
    },
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    locale: 'en-GB',
    ...{ more: 'More', share: 'Share', make: 'Create link', address: 'Address of the link' },
    proof: 'Proof as PDF',
    ...{ end: /^End/, front: 'Front', gone: /no longer works/, version: /^Version of/ },
    ...{ second: 'Second name', done: 'Done', close: 'Close', name: 'Name', send: 'Send comment' },
    ...{ comment: 'Comment', approve: 'Approve this version', settled: 'Dealt with' },
    ...{ change: 'Edit', save: 'Save', answer: 'Reply', sendAnswer: 'Send reply' },
    ...{ reply: 'Reply', mark: 'See comment 1 by Oma Ilse', mails: 'Let me know by email' },
    ...{ mail: 'Email address', on: /^Replies are sent to/, stop: 'No more emails' },
    ...{ confirm: '/shared-design/confirm', yes: 'Turn emails on', confirmed: 'Emails are turned on.' },
    ...{ stopPath: '/shared-design/stop', stopTitle: 'Stop emails about the shared design' },
    ...{ noMore: 'Stop emails', stopped: 'No further emails will come about this design.' },
    ...{ approved: /^Oma Ilse approved this version/, stale: /no longer counts/ },
    rights: {
      view: 'view only',
      comment: 'view and comment',
      approve: 'view, comment and approve',
      work: 'work on it',
    },
  },
] as const
type SharingTexts = (typeof SHARING_TEXTS)[number]

/** The designer of a card, once its pages are rendered. */
export async function openCardDesigner(page: Page, { shop, locale }: SharingTexts) {
  await page.goto(`${shop()}/configurator-card?themeId=olivenhain&quantity=60&locale=${locale}`)
  await expect(page.locator('.page-art').first()).toBeVisible()
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

export async function openSharing(page: Page, words: SharingTexts) {
  if (isPhone(page)) await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('button', { name: words.share, exact: true }).click()
}

/** The address of a new share link to the open design. */
export async function createShareLink(
  page: Page,
  words: SharingTexts,
  right: keyof SharingTexts['rights'],
  name: string,
) {
  await openSharing(page, words)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: words.rights[right], exact: true }).check()
  await dialog.getByRole('textbox').first().fill(name)
  await dialog.getByRole('button', { name: words.make }).click()
  return dialog.getByRole('textbox', { name: words.address }).inputValue()
}
