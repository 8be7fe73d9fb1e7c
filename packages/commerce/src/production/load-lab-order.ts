import { createHash } from 'node:crypto'
import { type Database, findOrderById, type LabOrderRow } from '@passepartout/db'
import { type Catalogue, productionFolder, type Sellers, type Shop } from '@passepartout/domain'
import type { Signer } from '@passepartout/http'
import type { ObjectStorage } from '@passepartout/storage'
import {
  articleOfLine,
  LabError,
  type LabOrder,
  labCallbackUrl,
  labFileUrl,
  toLabRecipient,
} from '../labs/index.ts'
import { shopOfOrder } from '../stored-orders/index.ts'
import { loadProductionOrder } from './load-production-order.ts'

interface LabOrderContext {
  db: Database
  catalogue: Catalogue
  sellers: Sellers
  /** Where the print files are. */
  plant: Pick<ObjectStorage, 'open'>
  pageUrl: (shop: Shop, path: string) => string
  /** Signs links to files and the addresses of callbacks. */
  signer: Signer
  now: Date
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadProductionOrder>>>

/** An order as a lab gets it; `undefined` when it was cancelled or refunded. */
export async function loadLabOrder(
  context: LabOrderContext,
  labOrder: LabOrderRow,
): Promise<LabOrder | undefined> {
  const { db, signer, pageUrl } = context
  const { id, lab, orderId, round, lines } = labOrder
  const ids = { orderId, lines, ...(round > 0 && { reprint: round }) }
  const order = await findOrderById(db, orderId)
  const loaded = order && (await loadProductionOrder(context, ids))
  if (!loaded) return undefined
  const { orderNumber, reprint, service } = loaded
  const origin = new URL(pageUrl(shopOfOrder(order), '/')).origin
  const items: LabOrder['items'][number][] = []
  for (const line of loaded.lines)
    items.push({
      ...{ line: line.lineNumber, copies: line.copies, value: line.value, ...articleOfLine(line) },
      file: await fileOf(context, origin, loaded, line.lineNumber),
    })
  return {
    id,
    reference: reprint === 0 ? orderNumber : `${orderNumber}R${reprint}`,
    shippingOption: service.option,
    recipient: toLabRecipient(loaded.address, loaded.phone),
    items,
    callbackUrl: labCallbackUrl({ lab, id }, { origin, signer }),
  }
}

async function fileOf(
  { plant, signer, now }: LabOrderContext,
  origin: string,
  { orderNumber, releasedAt, reprint }: Loaded,
  line: number,
): Promise<{ url: string; md5: string }> {
  const name = reprint === 0 ? `${line}.pdf` : `${line}-reprint-${reprint}.pdf`
  const key = `${productionFolder({ orderNumber, releasedAt })}${name}`
  const object = await plant.open(key)
  if (!object) throw new LabError('file-missing', `line ${line}`)
  // The hash that the interface names; it only finds errors of transmission.
  const hash = createHash('md5')
  for await (const piece of object.stream()) hash.update(piece)
  return { url: labFileUrl(key, { origin, signer, now }), md5: hash.digest('hex') }
}
