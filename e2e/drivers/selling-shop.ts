import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@passepartout/db'
import type { Shop } from '../../tools/system-tests/start-shop.ts'
import { runShopCommand } from './shared-shop.ts'

type Data = Pick<Shop, 'dataDir'>

/** Imports a bank statement with one transfer by the shop's command. */
export async function importTransfer(
  { dataDir }: Data,
  { iban, reference, amount }: { iban: string; reference: string; amount: string },
): Promise<void> {
  const file = join(dataDir, `statement-${reference.replace(/\W/g, '')}.csv`)
  writeFileSync(file, bankStatementOf(iban, reference, amount))
  await runShopCommand(dataDir, 'payments', 'import', file)
}

/** The lab's files of an order. */
export function listProductionFiles({ dataDir }: Data, order: string): string[] {
  const plant = join(dataDir, 'production')
  if (!existsSync(plant)) return []
  const files = readdirSync(plant, { recursive: true, encoding: 'utf8' })
  return files.filter(file => file.includes(`/${order.toLowerCase()}/`)).map(file => join(plant, file))
}

/** Restarts a shop as if everything had cost ten cents less when a checkout was last displayed. */
export async function simulatePriceChange(shop: Shop): Promise<void> {
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
}

const bankStatementOf = (iban: string, reference: string, amount: string) =>
  [
    '"Auftragskonto";"Buchungstag";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung";"Info"',
    `"${iban}";"25.11.26";"GUTSCHRIFT";"${reference}";"Mara Lindner";"DE89370400440532013000";"${amount}";"EUR";"Umsatz gebucht"`,
    '',
  ].join('\n')
