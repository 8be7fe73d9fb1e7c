// @vitest-environment happy-dom
import type { DraftShare } from '@passepartout/contracts'
import { describe, expect, test, vi } from 'vitest'
import { createStore } from '../state/store.ts'
import { createFeedbackPolling, latestFeedbackAt, unreadFeedbackSince } from './feedback-polling.ts'

const comment = (createdAt: string, isDone = false) => ({
  ...{ id: createdAt, pageId: 'front', x: 0.5, y: 0.5, author: 'Oma', text: 'Schön' },
  ...{ createdAt, isDone, number: 1, isChanged: false, answers: [] },
})
const share = (changes: Partial<DraftShare> = {}): DraftShare => ({
  ...{ id: 'share', right: 'approve', name: 'Oma', approval: null, comments: [] },
  ...{ createdAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
  ...changes,
})
const shares = [
  share({ comments: [comment('2026-11-02T10:00:00Z'), comment('2026-11-04T10:00:00Z', true)] }),
  share({ comments: [comment('2026-11-05T10:00:00Z')] }),
  share({ approval: { by: 'Tom', at: '2026-11-06T10:00:00Z', isCurrent: true } }),
]

describe('news of a shared design', () => {
  test('are comments that nobody dealt with, and approvals', () => {
    expect(unreadFeedbackSince(shares, '')).toBe(3)
  })

  test('are what others say to a comment, and not what its maker says', () => {
    const answer = (isMaker: boolean, createdAt: string) => ({
      ...{ id: createdAt, author: 'Oma', text: 'Der links', isMaker, createdAt },
    })
    const answers = [answer(true, '2026-11-03T10:00:00Z'), answer(false, '2026-11-04T10:00:00Z')]
    const answered = [share({ comments: [{ ...comment('2026-11-02T10:00:00Z'), answers }] })]
    expect(unreadFeedbackSince(answered, '2026-11-02T10:00:00Z')).toBe(1)
    expect(latestFeedbackAt(answered)).toBe('2026-11-04T10:00:00Z')
  })

  test('are none of what was seen', () => {
    expect(unreadFeedbackSince(shares, '2026-11-05T10:00:00Z')).toBe(1)
    expect(unreadFeedbackSince(shares, latestFeedbackAt(shares))).toBe(0)
  })

  test('are none where nothing was said', () => {
    expect([unreadFeedbackSince([share()], ''), latestFeedbackAt([share()])]).toEqual([0, ''])
  })
})

describe('a comment that comes in', () => {
  test.each([
    ['is announced in the designer', false, 1],
    ['is not announced while the dialog displays it', true, 0],
  ])('%s', async (_, isOpen, news) => {
    const said = [share({ comments: [comment('2026-11-05T10:00:00Z')] })]
    const design = createStore({ shares: [] as readonly DraftShare[], shareNews: 0 })
    const show = vi.fn()
    const base = {
      ...{ design, toasts: { show }, view: { get: () => ({ share: isOpen }) }, t: (words: string) => words },
      client: { call: async () => ({ ok: true, payload: { shares: said } }) },
    }
    await createFeedbackPolling(base as never, () => ({ id: `draft-${isOpen}` })).look()
    expect(design.get()).toEqual({ shares: said, shareNews: news })
    expect(show).toHaveBeenCalledTimes(news)
  })
})

test('a list that was asked for before a link was made here is asked for again', async () => {
  const made = share({ id: 'made' })
  const design = createStore({ shares: [] as readonly DraftShare[], shareNews: 0 })
  const answers: (readonly DraftShare[])[] = [[], [made]]
  const call = vi.fn(async () => {
    const shares = answers.shift()
    if (shares?.length === 0) design.set({ shares: [made] })
    return { ok: true, payload: { shares } }
  })
  const base = { design, client: { call }, view: { get: () => ({ share: 'view' }) } }
  await createFeedbackPolling(base as never, () => ({ id: 'draft' })).look()
  expect(design.get().shares).toEqual([made])
  expect(call).toHaveBeenCalledTimes(2)
})
