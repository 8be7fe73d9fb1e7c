import type { Database } from '../open.ts'
import type { CartOwner, NewCartLine } from './carts.ts'
import { announcePhoto, completePhoto, type NewPhoto } from './photos.ts'
import { keepVisitor } from './visitors.ts'

export const NOON = new Date('2026-11-21T12:00:00.000Z')

export const newId = () => crypto.randomUUID()

export async function someVisitor(db: Database): Promise<string> {
  const id = newId()
  await keepVisitor(db, { id, channel: 'passepartout', now: NOON })
  return id
}

export const somePhoto = (visitorId: string, part: Partial<NewPhoto> = {}): NewPhoto => ({
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

export async function readyPhoto(
  db: Database,
  visitorId: string,
  part: Partial<NewPhoto> = {},
): Promise<string> {
  const photo = somePhoto(visitorId, part)
  await announcePhoto(db, photo)
  await completePhoto(db, photo)
  return photo.id
}

export const ownerOf = (visitorId: string, country: CartOwner['country'] = 'de'): CartOwner => ({
  visitorId,
  channel: 'passepartout',
  country,
})

export const someLine = (part: Partial<NewCartLine> = {}): NewCartLine => ({
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
