import { reportProblem } from '@passepartout/contracts'
import {
  erasePersonalData,
  exportPersonalData,
  listProblemReports,
  removeProblemReports,
} from '@passepartout/db'
import { describe, expect, test } from 'vitest'
import { readyDraft } from '../../frame-design.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const reports = () => listProblemReports(shop().db, { limit: 10, isSettled: false })
const REPORT = {
  words: 'Der Text springt beim Drehen.',
  email: null,
  kind: 'card',
  draftId: null,
  device: { browser: 'Firefox 140', width: 390, height: 844 },
  steps: ['text-added', 'text-turned'],
}
const report = (change: object = {}, visitor: Visitor = shop().visitor()) =>
  visitor.client.call(reportProblem, { body: { ...REPORT, ...change } })

describe('a problem that is reported', () => {
  test('is kept with the shop it was met in, and without a design unless that was agreed', async () => {
    expect(await report({ email: ' mara@example.com ' })).toMatchObject({ ok: true })
    expect(await reports()).toMatchObject([
      {
        ...{
          channel: 'passepartout',
          country: 'de',
          locale: 'de-DE',
          email: 'mara@example.com',
          draftId: null,
        },
        ...{ words: REPORT.words, device: REPORT.device, steps: REPORT.steps },
      },
    ])
  })

  test('names a design of its own, and nobody else’s', async () => {
    const visitor = shop().visitor()
    const { id } = await readyDraft(visitor)
    await report({ draftId: id }, visitor)
    await report({ draftId: id }, shop().visitor())
    const named = (await reports()).map(({ draftId }) => draftId)
    expect(named.toSorted()).toEqual([id, null].toSorted())
  })

  test.each([
    ['no words', { words: ' \n ' }, 'words'],
    ['endless words', { words: 'x'.repeat(5001) }, 'words'],
    ['an address that is none', { email: 'mara@@example' }, 'email'],
  ])('is refused with %s, at its field', async (_what, change, field) => {
    const answer = await report(change)
    expect(answer).toMatchObject({ ok: false, status: 422 })
    expect(!answer.ok && Object.keys(answer.errors ?? {})).toEqual([field])
    expect(await reports()).toEqual([])
  })

  test.each([
    ['steps that are words of somebody', { steps: ['Liebe Oma, dein Geschenk'] }],
    ['too many steps', { steps: Array(201).fill('text-added') }],
    ['a window of no size', { device: { ...REPORT.device, width: Number.NaN } }],
    ['a design that is none', { draftId: '../../1' }],
    ['an endless browser', { device: { ...REPORT.device, browser: 'x'.repeat(401) } }],
    ['a field too long to be read', { words: 'x'.repeat(20_001) }],
  ])('is refused with %s', async (_what, change) => {
    expect(await report(change)).toMatchObject({ ok: false, status: 422 })
    expect(await reports()).toEqual([])
  })

  test('cannot be sent without end', async () => {
    for (let count = 0; count < 20; count++) expect(await report()).toMatchObject({ ok: true })
    expect(await report()).toMatchObject({ ok: false, status: 429 })
    expect(await reports()).toHaveLength(10)
  })
})

describe('a report with an address', () => {
  test('is told to whoever asks what is kept of it, and goes when they are forgotten', async () => {
    await report({ email: 'Mara@Example.com' })
    await report({ email: 'ole@example.com' })
    const { problemReports } = await exportPersonalData(shop().db, 'mara@example.com')
    expect(problemReports).toMatchObject([{ words: REPORT.words }])
    await erasePersonalData(shop().db, 'mara@example.com', {
      now: shop().deps.clock(),
      hashAddress: (_, email) => email,
    })
    expect((await reports()).map(({ email }) => email)).toEqual(['ole@example.com'])
  })

  test('is removed with the messages of its time', async () => {
    await report()
    expect(await removeProblemReports(shop().db, new Date('2000-01-01'))).toBe(0)
    expect(await removeProblemReports(shop().db, new Date('2100-01-01'))).toBe(1)
  })
})
