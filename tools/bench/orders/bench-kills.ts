import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '@passepartout/db'
import { type Shop, startShop } from '../../shop/start-shop.ts'
import { findPostgres, startPostgres } from '../../test/postgres.ts'
import { machineLine } from '../machine.ts'
import { lookAtMails, lookAtProduction, type ToldOrder } from './after-kills.ts'
import { startMailServer } from './mail-server.ts'
import { orderOne } from './order-one.ts'
import { ADDRESS_HEADER, openBrowser } from './ordering-browser.ts'
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
