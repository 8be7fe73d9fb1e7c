import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Shop } from '../../system-tests/start-shop.ts'
import { describeMachine } from '../machine.ts'
import { createDesignAndOrder, type Design, verifyDesign } from './create-design-and-order.ts'
import { startKillableShop } from './killable-shop.ts'
import { listRemainingJobs } from './list-remaining-jobs.ts'
import { openBrowser } from './ordering-browser.ts'
import { codesIn, findInconsistencies } from './orders-ledger.ts'
import { placeOneOrder } from './place-one-order.ts'
import { startSmtpServer } from './smtp-server.ts'
import { type AcknowledgedOrder, verifyEmails, verifyProduction } from './verify-after-crash.ts'

export interface CrashRecoveryOptions {
  kills: number
  /** Kills Postgres together with the shop, like a power cut. */
  isPowerCut: boolean
  /** Uses the embedded database, which always dies with the shop. */
  embedded: boolean
  json: string | undefined
}

const CUSTOMERS = 16
/** Number of customers who upload photos, save designs and fill carts meanwhile. */
const DESIGNERS = 4
/**
 * Orders per browser: a browser may try ten codes in ten minutes, and attempts whose response a kill prevented count
 * too.
 */
const ORDERS_OF_ONE = 4
/** One in so many orders paid by voucher is a poster with a photo, the others are stock products. */
const POSTER_ONCE_IN = 6
/** Longest time between the shop's start and its kill. */
const LIFE_MS = 4000
/**
 * An email whose response was lost waits a minute or two before it is sent again, and twice as long if that was lost
 * too.
 */
const DRAIN_MS = 20 * 60_000

interface Run {
  acknowledged: AcknowledgedOrder[]
  designs: Design[]
  failed: string[]
  isOver: boolean
}

/**
 * Kills the shop again and again while customers order and design, each retrying until a response arrives, and checks
 * afterwards against the records of customers, mail server and lab folder: nothing lost, duplicated or invented.
 */
export async function benchCrashRecovery(options: CrashRecoveryOptions): Promise<number> {
  const { kills, json } = options
  const mailServer = await startSmtpServer()
  const place = await startKillableShop(options, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'shop@passepartout.example',
    ORDER_CHANGE_MINUTES: '0',
  })
  const { shop } = place
  try {
    const codes = await place.withDatabase(db => codesIn(db, CUSTOMERS))
    const run: Run = { acknowledged: [], designs: [], failed: [], isOver: false }
    const everybody = [
      ...codes.map((code, index) => customer(shop, index % 2 === 0 ? code : undefined, run)),
      ...Array.from({ length: DESIGNERS }, () => designer(shop, run)),
    ]
    const began = Date.now()
    const since = () => `${((Date.now() - began) / 60_000).toFixed(1)} min`
    for (let killed = 1; killed <= kills; killed++) {
      await wait(Math.random() * LIFE_MS)
      await place.kill()
      if (killed % 10 === 0)
        console.log(
          `${since()}: ${killed} kills, ${run.acknowledged.length} orders, ${run.designs.length} designs`,
        )
    }
    run.isOver = true
    await Promise.all(everybody)
    const waiting = await waitUntilDrained(place, line => console.log(`${since()}: ${line}`))
    const designsWrong = await Promise.all(run.designs.map(verifyDesign))
    const wrong = await place.withDatabase(async db => [
      ...run.failed,
      ...designsWrong.flat(),
      ...waiting.map(line => `still waits: ${line}`),
      ...(await findInconsistencies(
        db,
        run.acknowledged.map(({ number }) => number),
        codes,
      )),
      ...(await verifyEmails(db, mailServer.received, run.acknowledged)),
      ...(await verifyProduction(db, shop.dataDir, run.acknowledged)),
    ])
    const { received } = mailServer
    const letters = new Set(received.map(({ messageId }) => messageId)).size
    const printed = run.acknowledged.filter(({ isPoster }) => isPoster).length
    const result = {
      machine: describeMachine(),
      place: place.name,
      kills,
      minutes: since(),
      orders: run.acknowledged.length,
      printed,
      designs: run.designs.length,
      letters,
      sentTwice: received.length - letters,
      answersLost: mailServer.lost(),
      wrong,
    }
    console.log(
      `\n${result.machine}; ${place.name}, ${CUSTOMERS} customers, ${DESIGNERS} designers, ${kills} kills, ${result.minutes}\n`,
    )
    console.log(
      `${result.orders} orders (${printed} with a print file), ${result.designs} designs in carts with their photo, ${letters} mails, ${result.sentTwice} of them sent twice, ${result.answersLost} answers of the mail server lost; ${wrong.length} faults.`,
    )
    for (const line of [...new Set(wrong)].slice(0, 30)) console.log(`WRONG: ${line}`)
    if (json) writeFileSync(json, JSON.stringify(result, null, 2))
    return wrong.length > 0 ? 1 : 0
  } finally {
    await place.dispose()
    mailServer.close()
  }
}

/** Places one order after the other, each with its own email address, until the run ends. */
async function customer(shop: Shop, code: string | undefined, run: Run): Promise<void> {
  let browser = openBrowser(shop)
  for (let count = 1; !run.isOver; count++) {
    if (count % ORDERS_OF_ONE === 0) browser = openBrowser(shop)
    const email = `kunde-${randomUUID()}@example.com`
    const isPoster = code !== undefined && count % POSTER_ONCE_IN === 0
    try {
      const number = await placeOneOrder(browser, { code, email, isPoster })
      run.acknowledged.push({ number, email, isPaid: code !== undefined, isPoster })
    } catch (error) {
      run.failed.push(String(error))
      browser = openBrowser(shop)
    }
  }
}

/** Creates one poster design after the other, each in a browser of its own, and adds it to the cart. */
async function designer(shop: Shop, run: Run): Promise<void> {
  while (!run.isOver) {
    try {
      run.designs.push(await createDesignAndOrder(openBrowser(shop)))
    } catch (error) {
      run.failed.push(String(error))
    }
  }
}

/** Waits until every job of the orders is done. @returns the remaining ones */
async function waitUntilDrained(
  place: Awaited<ReturnType<typeof startKillableShop>>,
  print: (line: string) => void,
): Promise<string[]> {
  const until = Date.now() + DRAIN_MS
  let printed = 0
  for (;;) {
    const left = await place.look(listRemainingJobs)
    if (left.length === 0 || Date.now() > until) return left
    if (Date.now() - printed > 30_000) {
      printed = Date.now()
      print(left.join(', '))
    }
    await wait(1000)
  }
}
