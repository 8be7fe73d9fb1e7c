import { execFile } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@passepartout/db'
import { openStripeStandIn } from '@passepartout/testing'
import { installedNode } from '../../tools/bootstrap/dependencies.mjs'
import { root } from '../../tools/bootstrap/root.mjs'
import { freePort } from '../../tools/shop/processes.ts'
import { type Shop, startShop } from '../../tools/shop/start-shop.ts'

/** A shop of its own with every way to pay, that makes what is paid as soon as it can be changed no more. */
export interface SellingShop extends Shop {
  /** A statement of the bank with one transfer, read by the command of the shop. */
  receives(transfer: { iban: string; reference: string; amount: string }): Promise<void>
  /** As if everything had cost ten cents less when a checkout was last looked at. */
  showedAnotherPrice(): Promise<void>
  /** What the plant finds of an order. */
  filesOf(order: string): string[]
}

export async function openSellingShop({ changeMinutes = 0 } = {}): Promise<SellingShop> {
  const port = await freePort()
  const stripe = await openStripeStandIn({
    webhookUrl: `http://127.0.0.1:${port}/web-api/payments/stripe`,
  })
  const shop = await startShop({
    port,
    env: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
      ORDER_CHANGE_MINUTES: String(changeMinutes),
    },
  })
  return {
    ...shop,
    async receives({ iban, reference, amount }) {
      const file = join(shop.dataDir, `statement-${reference.replace(/\W/g, '')}.csv`)
      writeFileSync(file, statementOf(iban, reference, amount))
      const env = { ...process.env, DATA_DIR: shop.dataDir }
      const script = join(root, 'apps/server/src/shop.ts')
      await promisify(execFile)(installedNode(root), [script, 'payments', 'import', file], { env })
    },
    async showedAnotherPrice() {
      await shop.stop()
      const { db, close } = await openDatabase({ dir: join(shop.dataDir, 'database') })
      await db.execute(`update checkouts set shown = shown
        || jsonb_build_object('total', (shown->>'total')::int - 10, 'due', (shown->>'due')::int - 10)
        || jsonb_build_object('lines', jsonb_set(jsonb_set(shown->'lines',
          '{0,unitPrice}', to_jsonb((shown#>>'{lines,0,unitPrice}')::int - 10)),
          '{0,total}', to_jsonb((shown#>>'{lines,0,total}')::int - 10)))
        where shown is not null`)
      await close()
      await shop.start()
    },
    filesOf(order) {
      const plant = join(shop.dataDir, 'production')
      if (!existsSync(plant)) return []
      const files = readdirSync(plant, { recursive: true, encoding: 'utf8' })
      return files.filter(file => file.includes(`/${order.toLowerCase()}/`)).map(file => join(plant, file))
    },
    async dispose() {
      await shop.dispose()
      await stripe.close()
    },
  }
}

const statementOf = (iban: string, reference: string, amount: string) =>
  [
    '"Auftragskonto";"Buchungstag";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung";"Info"',
    `"${iban}";"25.11.26";"GUTSCHRIFT";"${reference}";"Mara Lindner";"DE89370400440532013000";"${amount}";"EUR";"Umsatz gebucht"`,
    '',
  ].join('\n')
