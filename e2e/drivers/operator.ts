import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { runShopCommand } from './shared-shop.ts'

const PASSWORD = 'Rauhes Papier und 12 Rahmen'
const STEP_SECONDS = 30
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The six digits that an authenticator app shows now (RFC 6238). */
function currentCode(secret: string): string {
  const bits = [...secret].map(letter => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const start = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Makes an owner on the command line; returns the path of the link that sets up their access. */
export async function createOwner(dataDir: string, email: string, name: string): Promise<string> {
  const output = await runShopCommand(dataDir, 'operator', 'create', email, '--name', name)
  return output.match(/\/_operator\/set-up\?token=[\w-]+/)?.[0] ?? ''
}

/** Follows an invitation: sets up password and authenticator app, then logs in with both. */
export async function acceptInvitation(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link)
  const secret = (await page.locator('code').innerText()).trim()
  await page.locator('#password').fill(PASSWORD)
  await page.locator('#code').fill(currentCode(secret))
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.locator('#code').fill(currentCode(secret))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText(/^Logged in as/)).toBeVisible()
}
