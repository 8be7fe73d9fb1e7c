// @vitest-environment happy-dom
import {
  addSharedComment,
  type DraftComment,
  type DraftReply,
  readSharedDraft,
  replyToSharedComment,
} from '@passepartout/contracts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SharedContext } from './shared-context.ts'
import { SharedDesign } from './shared-design.tsx'

const time = '2026-11-26T10:00:00Z'
const answer = (id: string): DraftReply => ({ id, author: 'Oma', text: id, isMaker: false, createdAt: time })
const comment = (id: string, answers: DraftReply[] = []): DraftComment => ({
  ...{ id, pageId: 'front', x: 0.5, y: 0.5, author: 'Oma', text: id, answers },
  ...{ createdAt: time, isDone: false, number: 1, isChanged: false },
})

let root: Root
/** The draft on the server. */
let comments: DraftComment[]
/** Resolves the pending comment call. */
let arrives: (payload: object) => void

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  comments = [comment('first')]
  const draft = {
    ...{ title: '', updatedAt: time, endsAt: time, right: 'comment', revision: 1, approval: null },
    pages: [{ id: 'front', label: { key: 'front', params: {} }, ratio: 1 }],
  }
  const call = async (asked: { name: string }) => {
    if (asked.name === readSharedDraft.name) return { ok: true, payload: { ...draft, comments } }
    expect([addSharedComment.name, replyToSharedComment.name]).toContain(asked.name)
    return new Promise(resolve => {
      arrives = payload => resolve({ ok: true, payload })
    })
  }
  const shop = { channel: 'kartenliebe', country: 'de', locale: 'de-DE' }
  const page = { t: (key: string) => key, client: { call }, token: 'token', shop }
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
  await act(async () =>
    root.render(
      <SharedContext value={page as never}>
        <SharedDesign />
      </SharedContext>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const press = (words: string) => {
  const buttons = [...document.querySelectorAll('button')]
  return act(async () => buttons.find(({ textContent }) => textContent?.startsWith(words))?.click())
}
const sends = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
const comesBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
const said = () => [...document.querySelectorAll('.shared-text')].map(({ textContent }) => textContent)

describe('what comes in while somebody speaks stays', () => {
  test('beside an answer', async () => {
    await press('shared.answer')
    await sends()
    comments = [comment('first', [answer('theirs')])]
    await comesBack()
    await act(async () => arrives(answer('ours')))
    expect(said()).toEqual(['first', 'theirs', 'ours'])
  })

  test('and what was said is there once, though it was read before it was acknowledged', async () => {
    await press('shared.say')
    await sends()
    comments = [comment('first'), comment('ours')]
    await comesBack()
    await act(async () => arrives({ ...comment('ours'), key: 'key' }))
    expect(said()).toEqual(['first', 'ours'])
  })
})
