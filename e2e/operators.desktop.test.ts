import { expect, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { mailboxOfTest, runShopCommand, sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'

test.use(uniqueConnection(import.meta.url))

/** The link that `npm run shop -- operator ...` prints. */
async function linkBy(...typed: string[]): Promise<string> {
  const said = await runShopCommand(shop.dataDir, 'operator', ...typed)
  const path = said.match(/\/_operator\/set-up\?token=[\w-]+/)?.[0] ?? ''
  return `http://passepartout.de.localhost:${shop.port}${path}`
}

test('an operator comes in with a passkey alone, and keeps the last one', async ({ page }, info) => {
  const email = mailboxOfTest('ada', info)
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const isHome = () => expect(page.getByText('Logged in as Ada.')).toBeVisible()
  const link = await linkBy('create', email, '--name', 'Ada')

  await test.step('the link of the command line makes one, once', async () => {
    await page.goto(link)
    expect.soft(await findA11yViolations(page), 'setting up').toEqual([])
    await press('Set up with a passkey')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('This link was used already')).toBeVisible()
  })
  await test.step('it opens what is the operators’', async () => {
    await page.goto(`http://passepartout.de.localhost:${shop.port}/_operations`)
    expect.soft(await findA11yViolations(page), 'the log-in').toEqual([])
    await press('Log in with a passkey')
    await expect(page).toHaveURL(/\/_operations$/)
    await page.goto(new URL('/_operator', page.url()).href)
    await isHome()
    expect.soft(await findA11yViolations(page), 'the first page').toEqual([])
  })
  await test.step('not without the finger of its holder', async () => {
    await press('Log out')
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await press('Log in with a passkey')
    await expect(page.getByRole('alert').filter({ hasText: 'did not answer' })).toBeVisible()
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await press('Log in with a passkey')
    await isHome()
  })
  await test.step('the last one cannot be taken away', async () => {
    await press(/^Remove/)
    await expect(page.getByText('Without this passkey you could not log in any more.')).toBeVisible()
    await isHome()
  })
  await test.step('a new link ends what was before', async () => {
    const other = await linkBy('link', email)
    await browser.send('WebAuthn.clearCredentials', { authenticatorId })
    await page.goto(other)
    await press('Set up with a passkey')
    await press('Log in with a passkey')
    await isHome()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  })
})
