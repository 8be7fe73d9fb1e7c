import type { Database } from '../open.ts'
import type { NewCartLine } from './carts.ts'
import type { NewOrder, NewOrderLine } from './orders.ts'
import { activatePhoto, type NewPhoto, reservePhoto } from './photos.ts'
import type { CartOwner } from './read-carts.ts'
import { touchVisitor } from './visitors.ts'

export const NOON = new Date('2026-11-21T12:00:00.000Z')

export const newId = () => crypto.randomUUID()

export async function createVisitor(db: Database): Promise<string> {
  const id = newId()
  await touchVisitor(db, { id, channel: 'passepartout', now: NOON })
  return id
}

export const sampleNewPhoto = (visitorId: string, part: Partial<NewPhoto> = {}): NewPhoto => ({
  id: newId(),
  visitorId,
  sha256: newId(),
  name: 'berge.jpg',
  mime: 'image/jpeg',
  bytes: 1_000_000,
  width: 4000,
  height: 3000,
  notices: [],
  hasMaster: false,
  createdAt: NOON,
  ...part,
})

export async function createReadyPhoto(
  db: Database,
  visitorId: string,
  part: Partial<NewPhoto> = {},
): Promise<string> {
  const photo = sampleNewPhoto(visitorId, part)
  await reservePhoto(db, photo)
  await activatePhoto(db, photo)
  return photo.id
}

export const ownerOf = (visitorId: string, country: CartOwner['country'] = 'de'): CartOwner => ({
  visitorId,
  channel: 'passepartout',
  country,
})

export const sampleCartLine = (part: Partial<NewCartLine> = {}): NewCartLine => ({
  id: newId(),
  draftId: null,
  draftRevision: 1,
  kind: 'photo-frame',
  title: 'Drei Wochen Berge',
  configuration: { materialType: 'canvas' },
  contentHash: 'hash',
  document: { version: 1 },
  quantity: 1,
  seenPrice: 4990,
  currency: 'EUR',
  ...part,
})

export const sampleOrder = (visitorId: string | null, part: Partial<NewOrder> = {}): NewOrder => ({
  id: newId(),
  idempotencyKey: newId(),
  visitorId,
  channel: 'passepartout',
  country: 'de',
  locale: 'de-DE',
  currency: 'EUR',
  email: 'ada@example.com',
  address: {},
  receipt: {},
  total: 4990,
  due: 4990,
  paymentMethod: 'transfer',
  token: newId(),
  changeUntil: new Date(NOON.getTime() + 60 * 60_000),
  placedAt: NOON,
  ...part,
})

export const sampleOrderLine = (part: Partial<NewOrderLine> = {}): NewOrderLine => ({
  id: newId(),
  kind: 'photo-frame',
  title: 'Drei Wochen Berge',
  description: [{ label: 'Produkt', value: 'Leinwand' }],
  configuration: { materialType: 'canvas' },
  contentHash: 'hash',
  document: { version: 1 },
  quantity: 1,
  unitPrice: 4990,
  total: 4990,
  totalOriginal: 4990,
  discount: 0,
  vatRate: '19',
  isPersonalised: true,
  photoIds: [],
  ...part,
})
