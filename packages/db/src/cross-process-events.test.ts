import { openServerDatabase, testServerUrl } from '@passepartout/testing'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createCrossProcessEvents } from './cross-process-events.ts'
import type { OpenDatabase } from './open.ts'

describe.runIf(testServerUrl)('announcements between processes', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openServerDatabase()
  })

  const open = async () => {
    const heard: string[] = []
    const missed = vi.fn()
    const announcements = await createCrossProcessEvents(database, {
      onEvent: topic => heard.push(topic),
      missed,
    })
    return { ...announcements, heard, missed }
  }

  test('are heard by every other process, and not by the one that speaks', async () => {
    const [speaker, one, two] = await Promise.all([open(), open(), open()])
    await speaker.announce('content')
    await vi.waitFor(() => expect([one.heard, two.heard]).toEqual([['content'], ['content']]))
    expect(speaker.heard).toEqual([])
    await Promise.all([speaker, one, two].map(({ close }) => close()))
  })

  test('who was cut off listens again by itself and is told that it may have missed some', async () => {
    const speaker = await open()
    const listener = await open()
    await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'passepartout-announcements' and datname = current_database()`)
    await vi.waitFor(() => expect(listener.missed).toHaveBeenCalledOnce(), { timeout: 20_000 })
    await speaker.announce('content')
    await vi.waitFor(() => expect(listener.heard).toEqual(['content']))
    await Promise.all([speaker, listener].map(({ close }) => close()))
  })
})

test('an embedded database has nobody to tell', async () => {
  const heard = vi.fn()
  const announcements = await createCrossProcessEvents(
    { db: {} as OpenDatabase['db'], connection: { client: {} as never } },
    { onEvent: heard, missed: heard },
  )
  await announcements.announce('content')
  await announcements.close()
  expect(heard).not.toHaveBeenCalled()
})
