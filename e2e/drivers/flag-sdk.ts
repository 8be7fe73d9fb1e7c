import { join } from 'node:path'
import { openDatabase } from '@passepartout/db'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import type { SplitFactory } from '@splitsoftware/splitio-browserjs'
import { rolldown } from 'rolldown'
import type { Shop } from '../../tools/system-tests/start-shop.ts'

/** Key of the shop's own flag service, in every page. */
export const CLIENT_KEY = 'embedded-browser-key'

/** A page's window with the official client in it. */
export type WithSdk = { SplitFactory: typeof SplitFactory }

let bundled: Promise<string> | undefined
/** Split's published browser client, as one plain script. */
function sdkScript(): Promise<string> {
  bundled ??= rolldown({ input: '@splitsoftware/splitio-browserjs', platform: 'browser', cwd: process.cwd() })
    .then(bundle => bundle.generate({ format: 'iife', name: 'split' }))
    .then(({ output: [{ code }] }) => `${code};window.SplitFactory = split.SplitFactory`)
  return bundled
}

/** A page on the shop's own host with the client, as a visitor with their own address. */
export async function openWithSdk(
  browser: Browser,
  shop: Shop,
  address: string,
  window: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    ...window,
    bypassCSP: true,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  const page = await context.newPage()
  await page.goto(shop.url('/robots.txt'))
  await page.addScriptTag({ content: await sdkScript() })
  return { context, page }
}

interface Records {
  impressions: { key: string; treatment: string; label: string }[]
  events: { key: string; type: string }[]
}

/** Stored rows of a stopped shop. */
export async function storedRecords({ dataDir }: Shop): Promise<Records> {
  const database = await openDatabase({ dir: join(dataDir, 'database') })
  const rows = async (query: string) =>
    ((await database.db.execute(query)) as unknown as { rows: Record<string, string>[] }).rows
  try {
    const impressions = await rows('select visitor_key as key, treatment, label from flag_impressions')
    const events = await rows('select visitor_key as key, event_type as type from flag_events')
    return { impressions, events } as unknown as Records
  } finally {
    await database.close()
  }
}
