import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { DatabaseError, findDraft, insertDraft, touchVisitor } from '@passepartout/db'
import { AppError } from '@passepartout/domain'
import { describeEachDatabase } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'

const SECRET = 'Lena-und-Jonas-heiraten'
const NOW = new Date('2026-11-21T12:00:00.000Z')

function logOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('trace', { write: line => void lines.push(line) }))
  return lines.join('')
}

describeEachDatabase('a failing query', database => {
  const draft = (visitorId: string) => ({
    visitorId,
    id: randomUUID(),
    kind: 'card',
    title: SECRET,
    configuration: { designerUrl: SECRET },
    documentJson: `{"title":"${SECRET}"}`,
    contentHash: SECRET,
    now: NOW,
  })
  const visitor = async () => {
    const id = randomUUID()
    await touchVisitor(database(), { id, channel: 'passepartout', now: NOW })
    return id
  }
  const failures: [string, () => Promise<unknown>][] = [
    ['a row that refers to nobody', () => insertDraft(database(), draft(randomUUID()))],
    ['an id that is none', () => findDraft(database(), { visitorId: randomUUID(), id: SECRET })],
    [
      'a text that no database takes',
      async () => insertDraft(database(), { ...draft(await visitor()), title: `${SECRET}\u0000` }),
    ],
    [
      'a document that is none',
      async () => insertDraft(database(), { ...draft(await visitor()), documentJson: `{"${SECRET}` }),
    ],
    [
      'a column left empty',
      async () => insertDraft(database(), { ...draft(await visitor()), kind: null as unknown as string }),
    ],
    [
      'an id given twice, in a transaction',
      async () => {
        const own = draft(await visitor())
        return database().transaction(async tx => {
          await touchVisitor(tx, { id: own.visitorId, channel: SECRET, now: NOW })
          await insertDraft(tx, own)
          await tx.execute('insert into visitors select * from visitors')
        })
      },
    ],
  ]

  test.each(failures)('is logged without what a customer wrote: %s', async (_what, fail) => {
    const error = await fail().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(DatabaseError)
    const logged = logOf(log => {
      log.error({ err: error }, 'API call failed')
      log.error(error)
      log.warn({ reason: error, text: String(error) }, (error as Error).message)
      log.error({ err: new AppError('internal', { cause: new Error('outer', { cause: error }) }) }, 'nested')
    })
    expect(logged).not.toContain(SECRET)
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(SECRET)
    expect(logged).toMatch(/"sql":"(insert into|select)/)
    expect(logged).toMatch(/"type":"DatabaseError".*"code":"\w{5}"/)
  })

  test('is not mistaken for what the work inside a transaction throws by itself', async () => {
    const own = new AppError('conflict')
    await expect(database().transaction(() => Promise.reject(own))).rejects.toBe(own)
  })
})

describe('an error of a library', () => {
  test('is logged without the parameters that hang on it, wherever it hangs itself', () => {
    const driver = Object.assign(new Error(`Failed query: insert into x\nparams: ${SECRET}`), {
      params: [SECRET],
      detail: SECRET,
    })
    const logged = logOf(log => {
      log.error({ err: driver }, 'failed')
      log.error({ why: new Error('outer', { cause: driver }) }, 'failed')
    })
    expect(logged).not.toContain(SECRET)
    expect(logged).toContain('outer')
  })
})
