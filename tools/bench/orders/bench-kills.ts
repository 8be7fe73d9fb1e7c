import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addCartArticle,
  addCartLine,
  addCheckoutCode,
  type CallResult,
  createDraft,
  getCheckout,
  placeOrder,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@passepartout/contracts'
import { type Database, openDatabase } from '@passepartout/db'
import { createFrameDocument, withPhoto } from '@passepartout/document'
import { root } from '../../bootstrap/root.mjs'
import { type Shop, startShop } from '../../shop/start-shop.ts'
import { findPostgres, startPostgres } from '../../test/postgres.ts'
import { machineLine } from '../machine.ts'
import { lookAtMails, lookAtProduction, type ToldOrder } from './after-kills.ts'
import { startMailServer } from './mail-server.ts'
import { ADDRESS, ADDRESS_HEADER, type OrderingBrowser, openBrowser, RIBBON } from './ordering-browser.ts'
import { countIn, makeCodes, whatIsWrong, withDatabase } from './orders-ledger.ts'

const CUSTOMERS = 16
/** Then somebody else comes: a browser may try ten codes in ten minutes. */
const ORDERS_OF_ONE = 9
/** Of so many orders paid by voucher one is a poster with a photo, the others come from the shelf. */
const POSTER_ONCE_IN = 6
/** Longest time between the shop's start and its death. */
const LIFE_MS = 4000
/** Jobs of a dead process are begun anew after half a minute, and a minute later if that one died as well. */
const DRAIN_MS = 15 * 60_000
const PHOTO = join(root, 'packages/testing/fixtures/odd/tiny-300px.jpg')

interface Run {
  told: ToldOrder[]
  failed: string[]
  isOver: boolean
}

/**
 * Kills the shop again and again while customers order, each of whom presses until they are answered, and checks
 * afterwards against what customers, the mail server and the plant's folder know: nothing lost, doubled or made up.
 */
export async function benchKills({ kills }: { kills: number }): Promise<number> {
  const bin = findPostgres()
  if (!bin) throw new Error('There is no Postgres (apt-get install postgresql)')
  const postgres = await startPostgres(bin)
  const mailServer = await startMailServer()
  const shop = await startShop({
    env: {
      TRUSTED_ADDRESS_HEADER: ADDRESS_HEADER,
      DATABASE_URL: postgres.url,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'shop@passepartout.example',
      ORDER_CHANGE_MINUTES: '0',
    },
  })
  const open = () => openDatabase({ url: postgres.url })
  try {
    const codes = await makeCodes(open, CUSTOMERS)
    const run: Run = { told: [], failed: [], isOver: false }
    const customers = codes.map((code, index) => customer(shop, index % 2 === 0 ? code : undefined, run))
    for (let killed = 1; killed <= kills; killed++) {
      await wait(Math.random() * LIFE_MS)
      await shop.kill()
      await shop.start()
      if (killed % 10 === 0) console.log(`${killed} kills, ${run.told.length} orders`)
    }
    run.isOver = true
    await Promise.all(customers)
    const wrong = await withDatabase(open, async db => {
      const waiting = await untilDrained(db)
      return [
        ...run.failed,
        ...(waiting > 0 ? [`${waiting} jobs still wait`] : []),
        ...(await whatIsWrong(
          db,
          run.told.map(({ number }) => number),
          codes,
        )),
        ...(await lookAtMails(db, mailServer.received, run.told)),
        ...(await lookAtProduction(db, shop.dataDir, run.told)),
      ]
    })
    const { received } = mailServer
    const letters = new Set(received.map(({ messageId }) => messageId)).size
    const printed = run.told.filter(({ isPoster }) => isPoster).length
    console.log(`${machineLine()}; Postgres ${postgres.version}, ${CUSTOMERS} customers, ${kills} kills\n`)
    console.log(
      `${run.told.length} orders (${printed} with a print file), ${letters} mails, ${received.length - letters} of them sent twice, ${mailServer.lost()} answers of the mail server lost; ${wrong.length} faults.`,
    )
    for (const line of [...new Set(wrong)].slice(0, 30)) console.log(`WRONG: ${line}`)
    return wrong.length > 0 ? 1 : 0
  } finally {
    await shop.dispose()
    mailServer.close()
    await postgres.stop()
  }
}

/** Orders one thing after the other, each at a mail address of its own, until the run is over. */
async function customer(shop: Shop, code: string | undefined, run: Run): Promise<void> {
  let browser = openBrowser(shop)
  for (let count = 1; !run.isOver; count++) {
    if (count % ORDERS_OF_ONE === 0) browser = openBrowser(shop)
    const email = `kunde-${randomUUID()}@example.com`
    const isPoster = code !== undefined && count % POSTER_ONCE_IN === 0
    try {
      const number = await orderOne(browser, { code, email, isPoster })
      run.told.push({ number, email, isPaid: code !== undefined, isPoster })
    } catch (error) {
      run.failed.push(String(error))
      browser = openBrowser(shop)
    }
  }
}

async function orderOne(
  browser: OrderingBrowser,
  { code, email, isPoster }: { code: string | undefined; email: string; isPoster: boolean },
): Promise<string> {
  const { client } = browser
  const sameId = randomUUID()
  // Who was not answered the very first time comes as somebody else, to whom that line does not belong.
  const lineId = () => (browser.isKnown() ? sameId : randomUUID())
  if (isPoster) await addPoster(browser, sameId)
  else await answered('cart', () => client.call(addCartArticle, { body: { ...RIBBON, lineId: lineId() } }))
  const contact = { ...ADDRESS.contact, email }
  await answered('address', () => client.call(putCheckoutAddress, { body: { ...ADDRESS, contact } }))
  await answered('shipping', () => client.call(putCheckoutShipping, { body: { option: 'standard' } }))
  if (code) await answered('code', () => client.call(addCheckoutCode, { body: { code } }))
  else await answered('payment', () => client.call(putCheckoutPayment, { body: { method: 'transfer' } }))
  const { checkout } = await answered('checkout', () => client.call(getCheckout, {}))
  const { idempotencyKey, shown } = checkout
  const press = () => client.call(placeOrder, { body: { idempotencyKey, shown } })
  return (await answered('order', press)).orderNumber
}

async function addPoster({ client, request }: OrderingBrowser, lineId: string): Promise<void> {
  const photo = await answered('photo', async () => {
    const answer = await request('/web-api/photos', {
      method: 'POST',
      body: readFileSync(PHOTO),
      headers: {
        'x-file-name': 'foto.jpg',
        'x-shop-channel': 'passepartout-de',
        'x-shop-locale': 'de-DE',
      },
    }).catch(() => undefined)
    if (!answer?.ok) return { ok: false as const, status: answer?.status ?? 0 }
    const { payload } = (await answer.json()) as { payload: Photo }
    return { ok: true as const, payload }
  })
  const empty = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: 'Meer' })
  const asset = { ...photo, source: 'upload' as const, notices: [] }
  const document = withPhoto({ ...empty, assets: { [asset.id]: asset } }, 'photo-1', asset)
  const configuration = { materialType: 'poster', formatType: '600x400', optionTypes: [] as string[] }
  const body = { kind: 'photo-frame' as const, title: 'Meer', configuration, document: { ...document } }
  const draft = await answered('draft', () => client.call(createDraft, { body }))
  await answered('poster', () =>
    client.call(addCartLine, {
      body: { draftId: draft.id, draftRevision: draft.revision, quantity: 1, lineId },
    }),
  )
}

interface Photo {
  id: string
  name: string
  width: number
  height: number
}

type Answer<T> = { ok: true; payload: T } | { ok: false; status: number }

/** Asks until somebody answers; whatever the shop refuses is a fault, as all of it can be ordered. */
async function answered<T>(what: string, ask: () => Promise<CallResult<T> | Answer<T>>): Promise<T> {
  for (;;) {
    const result = await ask()
    if (result.ok) return result.payload
    if (result.status !== 0 && result.status < 500)
      throw new Error(`${what}: ${JSON.stringify(result).slice(0, 300)}`)
    await wait(100)
  }
}

/** Waits until every job that an order calls for is done. @returns how many are not */
async function untilDrained(db: Database): Promise<number> {
  const left = () =>
    countIn(
      db,
      // What recurs and died with its process is made again by its schedule.
      `select count(*) n from pgboss.job where state < 'completed'
       and (case name when 'given-up' then source_name else name end)
       in ('order-letter', 'send-mail', 'start-production', 'produce-line')`,
    )
  const unread = () =>
    countIn(
      db,
      `select count(*) n from order_events e where e.kind in ('placed', 'paid', 'production-started')
       and not exists (select 1 from order_follow_ups f where f.sequence = e.sequence)`,
    )
  for (const until = Date.now() + DRAIN_MS; ; await wait(1000)) {
    const waiting = (await left()) + (await unread())
    if (waiting === 0 || Date.now() > until) return waiting
  }
}
