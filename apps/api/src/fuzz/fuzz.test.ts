import { readFile } from 'node:fs/promises'
import {
  addAddress,
  addCartLine,
  addSharedComment,
  claimDraftLink,
  confirmPhotoLink,
  createDraftShare,
  getDraft,
  openDraftLink,
  readSharedDraft,
  shareWishlist,
} from '@passepartout/contracts'
import { difficultFile, fuzzSeed, fuzzSize } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { logIn, signUp } from '../account.fixture.ts'
import { addPoster, checkOut, HOME, order, payloadOf, step } from '../checkout.fixture.ts'
import { readyDraft } from '../frame-design.fixture.ts'
import type { OpenApiDocument } from '../openapi/openapi-document.ts'
import { bodyOf, useShop, type Visitor } from '../shop.fixture.ts'
import { arbitraryRequest, type Operated, thingsOf } from './arbitrary-request.fixture.ts'
import { type CollectedValues, collectValues } from './arbitrary-value.fixture.ts'
import { createRandom } from './random.fixture.ts'
import { createResponseCheck } from './response-check.fixture.ts'

const shop = useShop()
const REQUESTS = fuzzSize(2500)
const PATIENCE_MS = 1_200_000
/** Decoding a file costs a hundred times as much as another call. */
const FILES_EVERY = 15
const SESSION = 'passepartout-session'

const turnOf = ({ method }: Operated) => ['get', 'post', 'put', 'patch', 'delete'].indexOf(method)

async function operationsOf(): Promise<{ document: OpenApiDocument; light: Operated[]; costly: Operated[] }> {
  const document = (await bodyOf(
    await shop().api.request('/web-api/openapi.json'),
  )) as unknown as OpenApiDocument
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operated => ({ method, path, operation })),
  )
  const takesFile = ({ operation }: Operated) =>
    operation.requestBody !== undefined && !operation.requestBody.content['application/json']
  // Resources are read before they are changed, and changed before they are deleted.
  const inOrder = all.toSorted((one, other) => turnOf(one) - turnOf(other))
  return { document, light: inOrder.filter(one => !takesFile(one)), costly: inOrder.filter(takesFile) }
}

/** Creates a draft, a link to it and a cart, so that requests find existing resources. */
async function furnish(owner: Visitor, known: CollectedValues): Promise<void> {
  for (const [group, terms] of Object.entries(shop().deps.catalogue().vocabulary)) {
    const name = group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    collectValues(
      known,
      terms.map(({ id }) => id),
      name,
    )
  }
  const draft = await readyDraft(owner)
  const body = { draftId: draft.id, draftRevision: draft.revision, quantity: 1 }
  collectValues(known, await owner.client.call(addCartLine, { body }))
  collectValues(known, await owner.client.call(getDraft, { params: { id: draft.id } }))
  const link = await owner.client.call(openDraftLink, { body: { draftId: draft.id } })
  if (!link.ok) throw new Error(link.code)
  collectValues(known, await owner.client.call(claimDraftLink, { body: { code: link.payload.code } }))
  await owner.client.call(confirmPhotoLink, { params: { id: link.payload.id } })
  const share = { draftId: draft.id, right: 'approve', name: 'Oma' } as const
  const shared = await owner.client.call(createDraftShare, { body: share })
  if (!shared.ok) throw new Error(shared.code)
  collectValues(known, shared)
  const { token } = shared.payload
  const seen = await owner.client.call(readSharedDraft, { body: { token } })
  collectValues(known, seen)
  const pageId = seen.ok ? (seen.payload.pages[0]?.id ?? '') : ''
  const said = { token, pageId, x: 0.5, y: 0.5, author: 'Oma', text: 'Schön' }
  collectValues(known, await owner.client.call(addSharedComment, { body: said }))
}

/** Creates an order, a shared wishlist and a saved address, then a cart line again. */
async function furnishShop(owner: Visitor, carder: Visitor, known: CollectedValues): Promise<void> {
  const { statusPath } = payloadOf(await order(owner, await checkOut(owner)))
  collectValues(known, { token: statusPath.split('/').at(-1) }, 'orders')
  collectValues(known, HOME, 'address')
  const kept = { address: HOME, phone: '', isDefault: true }
  collectValues(known, await owner.client.call(addAddress, { body: kept }))
  const { shareToken } = payloadOf(await carder.client.call(shareWishlist, {}))
  collectValues(known, { token: shareToken }, 'wishlists')
  await addPoster(owner)
  collectValues(known, step())
}

test('whatever is asked, the API answers as its document says', { timeout: PATIENCE_MS }, async () => {
  const { document, light, costly } = await operationsOf()
  const photo = Uint8Array.from(await readFile(difficultFile('tiny-300px.jpg')))
  const files = [photo, photo.slice(0, 900), new Uint8Array(), new TextEncoder().encode('%PDF-1.7\n%broken')]
  const check = createResponseCheck(document)
  const known: CollectedValues = new Map()
  const [owner, stranger, carder] = [
    shop().visitor(),
    shop().visitor(),
    shop().visitor({ channel: 'kartenliebe' }),
  ]
  await signUp(shop(), owner)
  await furnish(owner, known)
  await furnishShop(owner, carder, known)
  const reached = new Set<string>()
  const problems: string[] = []

  for (let index = 0; index < REQUESTS; index++) {
    const random = createRandom(fuzzSeed() + index * 7919)
    // Each call once with valid input, as a third of the following ones, so that the handlers are reached at all.
    const first = light[index]
    const taste = {
      random,
      known,
      named: document.components.schemas,
      hostility: first ? 0 : random.pick([0, 0.1, 0.5]),
    }
    const one =
      first ?? ((index % FILES_EVERY === 0 && random.pick(costly)) || (random.pick(light) as Operated))
    const { path, init, isStray } = arbitraryRequest(one, taste, files)
    // Logs in again after a random log-out.
    if (!owner.cookies.get(SESSION)) await logIn(owner)
    const asker = first ? owner : random.pick([owner, owner, owner, stranger, carder])
    const answer = await asker.request(path, init)
    const operations = isStray ? {} : (document.paths[one.path] ?? {})
    const { problem, payload } = await check(operations, init.method, answer)
    if (problem) problems.push(`#${index} ${init.method} ${path.slice(0, 300)}: ${problem}`)
    if (answer.status < 300) reached.add(one.operation.operationId)
    collectValues(known, payload, answer.status < 300 ? thingsOf(one.path) : '')
  }

  expect(problems.slice(0, 20)).toEqual([])
  expect(shop().logged.filter(({ level }) => level === 'error')).toEqual([])
  // At least half of all calls must succeed; otherwise the requests are too invalid to find anything.
  expect(reached.size).toBeGreaterThan((light.length + costly.length) / 2)
})
