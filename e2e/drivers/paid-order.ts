import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Shop } from '../../tools/system-tests/start-shop.ts'
import type { Customer } from './customer.ts'
import { importTransfer, listProductionFiles } from './selling-shop.ts'

type ShopData = Pick<Shop, 'dataDir'>

/** The lab's files for a line: its print file, and the ticket that completes it. */
export interface PrintJob {
  pdf: Buffer
  ticket: { sheets?: TicketSheet[]; bindery?: { isConfirmed: boolean } } & Record<string, unknown>
}

export interface TicketSheet {
  page: number
  role: string
  trim: { widthMm: number; heightMm: number }
  binding: { marks: { kind: string }[] } | null
  [more: string]: unknown
}

/** Orders the contents of the open cart; returns the number of the order. */
export async function orders(customer: Customer): Promise<string> {
  await customer.goesToCheckout()
  await customer.typesAddress()
  await customer.choosesShippingAndPayment()
  await customer.order().click()
  await expect(customer.title()).toHaveText(customer.words.thanks)
  return (await customer.page.locator('main').innerText()).match(/(PP|KL)-[\dA-Z]{4}-[\dA-Z]{4}/)?.[0] ?? ''
}

/** Imports the transfer for the order on the page. */
export async function paysByTransfer({ page }: Customer, shop: ShopData): Promise<void> {
  const copied = page.locator('[data-copy]')
  const slip = await copied.evaluateAll(rows => rows.map(row => row.getAttribute('data-copy') ?? ''))
  const [amount = '', reference = ''] = slip.slice(-2)
  await importTransfer(shop, { iban: slip[1] ?? '', reference, amount: amount.replace('.', ',') })
}

/** Waits until the lab has the only line of an order. */
export async function printJob(shop: ShopData, number: string): Promise<PrintJob> {
  const fileOf = (ending: string) => listProductionFiles(shop, number).find(file => file.endsWith(ending))
  await expect.poll(() => fileOf('1.json'), { timeout: 90_000 }).toBeDefined()
  const ticket = JSON.parse(readFileSync(fileOf('1.json') ?? '', 'utf8'))
  return { pdf: readFileSync(fileOf('1.pdf') ?? ''), ticket }
}
