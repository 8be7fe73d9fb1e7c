import {
  addSharedComment,
  approveSharedDraft,
  type Client,
  createClient,
  createDraftShare,
  listDraftShares,
  readSharedDraft,
  type SharePermission,
} from '@passepartout/contracts'
import { payloadOf } from '../../checkout.fixture.ts'
import { readyDraft } from '../../frame-design.fixture.ts'
import type { TestShop, Visitor } from '../../shop.fixture.ts'

/** Actions for tests of shared drafts: the owner's side and the guest's. */
export function createSharingDriver(shop: () => TestShop) {
  /** A client without cookies, as the shared page uses. */
  const guest = (): Client =>
    createClient({
      fetch: (url, init) => shop().api.fetch(new Request(url, init)),
      baseUrl: 'http://shop.example',
      ...({ channel: 'passepartout', country: 'de', locale: 'de-DE' } as const),
    })

  const another = async (visitor: Visitor, draftId: string, right: SharePermission) =>
    payloadOf(await visitor.client.call(createDraftShare, { body: { draftId, right, name: '' } }))

  async function shared(visitor: Visitor, right: SharePermission) {
    const draft = await readyDraft(visitor)
    return { draft, ...(await another(visitor, draft.id, right)) }
  }

  const read = async (token: string) => payloadOf(await guest().call(readSharedDraft, { body: { token } }))

  async function says(
    token: string,
    change: { text?: string; author?: string; pageId?: string; x?: number } = {},
  ) {
    const pageId = change.pageId ?? (await read(token)).pages[0]?.id ?? ''
    const body = { token, x: 0.25, y: 0.75, author: 'Oma', text: 'Schöner Himmel', ...change, pageId }
    return guest().call(addSharedComment, { body })
  }

  const approves = (token: string, revision: number, by = 'Oma') =>
    guest().call(approveSharedDraft, { body: { token, revision, by } })

  const list = async (visitor: Visitor, id: string) =>
    payloadOf(await visitor.client.call(listDraftShares, { params: { id } }))

  return { guest, another, shared, read, says, approves, list }
}
