import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { installedNode } from '../tools/bootstrap/dependencies.mjs'
import { root } from '../tools/bootstrap/root.mjs'
import { requestShop } from '../tools/system-tests/request-shop.ts'
import { type Shop, startShop } from '../tools/system-tests/start-shop.ts'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { SLOW_PAGE_TIMEOUT } from './drivers/account-holder.ts'
import { ordinaryUserAgent } from './drivers/ordinary-user-agent.ts'

const HOST = 'passepartout.de.localhost'
let shop: Shop
test.beforeAll(async () => {
  shop = await startShop({ env: { CONSENT_PURPOSES: 'recording', RECORDING_SAMPLE_RATE: '1' } })
})
test.afterAll(() => shop?.dispose())

test('a visit that was recorded with an agreement is played to an operator, without a word or a picture of it', async ({
  page,
  browser,
}) => {
  await test.step('a visitor agrees and looks around', async () => {
    const context = await browser.newContext({ userAgent: await ordinaryUserAgent(browser) })
    const visitor = await context.newPage()
    await visitor.goto(shop.url('/impressum', HOST))
    await visitor.mouse.move(200, 300)
    await visitor.getByRole('button', { name: 'Zustimmen', exact: true }).click()
    await expect(visitor.getByRole('button', { name: 'Zustimmen', exact: true })).toHaveCount(0)
    const kept = visitor.waitForResponse(
      answer => answer.url().endsWith('/web-api/recordings'),
      SLOW_PAGE_TIMEOUT,
    )
    await visitor.goto(shop.url('/impressum', HOST))
    await visitor.mouse.move(20, 20)
    await visitor.mouse.wheel(0, 400)
    await kept
    // A recording can be played once there are some seconds between two of its events.
    await expect
      .poll(() => visitor.evaluate(() => performance.now()), SLOW_PAGE_TIMEOUT)
      .toBeGreaterThan(4_000)
    await visitor.mouse.wheel(0, 200)
    await visitor.goto(shop.url('/agb', HOST))
    await context.close()
  })

  await test.step('others are not let in', async () => {
    expect((await requestShop(shop.port, HOST, '/_operations/recordings')).status).toBe(401)
  })

  await test.step('an operator finds it in the list', async () => {
    const devices = await page.context().newCDPSession(page)
    await devices.send('WebAuthn.enable')
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    })
    const env = { ...process.env, DATA_DIR: shop.dataDir }
    const typed = ['operator', 'create', 'ada@shop.example', '--name', 'Ada']
    const words = [join(root, 'apps/server/src/cli.ts'), ...typed]
    const { stdout } = await promisify(execFile)(installedNode(root), words, { env })
    await page.goto(shop.url(stdout.match(/\/_operator\/set-up\?token=[\w-]+/)?.[0] ?? '', HOST))
    await page.getByRole('button', { name: 'Set up with a passkey' }).click()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByText('Logged in as Ada.')).toBeVisible(SLOW_PAGE_TIMEOUT)
    await page.goto(shop.url('/_operations/recordings', HOST))
    await expect(page.getByRole('cell', { name: '/impressum' })).toBeVisible()
    expect.soft(await findA11yViolations(page), 'the list').toEqual([])
    await page.getByRole('row').filter({ hasText: '/impressum' }).getByRole('link').click()
  })

  await test.step('and sees where it went, masked', async () => {
    const drawn = page.frameLocator('.replayer-wrapper iframe')
    await expect(drawn.locator('main')).toBeAttached(SLOW_PAGE_TIMEOUT)
    expect(await drawn.locator('main').innerText()).not.toMatch(/Impressum|GmbH/)
    await expect(page.locator('.replayer-wrapper iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
    await page.getByRole('button', { name: 'Play' }).click()
    const moment = page.getByRole('slider', { name: 'Moment' })
    await expect.poll(() => moment.inputValue(), SLOW_PAGE_TIMEOUT).not.toBe('0')
    await expect(page.getByRole('alert')).toBeHidden()
    expect.soft(await findA11yViolations(page), 'the player').toEqual([])
  })
})
