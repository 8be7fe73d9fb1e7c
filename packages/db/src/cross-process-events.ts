import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './open.ts'

const CHANNEL = 'passepartout_announcements'
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000

export interface CrossProcessEventsOptions {
  /** Called for an announcement of another process. */
  onEvent: (topic: string) => void
  /** Called once this process listens again after a pause: announcements may have been missed. */
  missed: () => void
  onTrouble?: (reason: Error) => void
}

export interface CrossProcessEvents {
  /** Notifies every other process of the fleet; rejects where the database does not respond. */
  announce(topic: string): Promise<void>
  close(): Promise<void>
}

/**
 * Cache invalidation between processes that share a database. Announcements are not stored: a process that was not
 * listening misses them, and gets `missed` when it listens again. An embedded database has one process, which needs
 * none. Listening takes a lasting connection of its own, so a pooler has to pool sessions.
 */
export async function createCrossProcessEvents(
  { db, connection }: Pick<OpenDatabase, 'db' | 'connection'>,
  { onEvent, missed, onTrouble }: CrossProcessEventsOptions,
): Promise<CrossProcessEvents> {
  if ('client' in connection) return { announce: async () => undefined, close: async () => undefined }
  const { default: pg } = await import('pg')
  const url = connection.url
  const self = randomUUID()
  let isClosed = false
  let client: InstanceType<typeof pg.Client> | undefined
  let timer: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'passepartout-announcements',
      connectionTimeoutMillis: 4000,
      keepAlive: true,
    })
    opened.on('error', reason => onTrouble?.(reason))
    opened.on('notification', ({ payload = '' }) => {
      const [from, topic = ''] = payload.split(' ', 2)
      if (from !== self) onEvent(topic)
    })
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
    } catch (error) {
      await opened.end().catch(() => undefined)
      throw error
    }
    opened.once('end', () => listenAgain())
    client = opened
    if (isClosed) await opened.end()
  }

  function listenAgain(pause = FIRST_PAUSE_MS): void {
    if (isClosed) return
    timer = setTimeout(async () => {
      try {
        await listen()
        missed()
      } catch (error) {
        onTrouble?.(error as Error)
        listenAgain(Math.min(pause * 2, LONGEST_PAUSE_MS))
      }
    }, pause)
  }

  await listen()
  return {
    announce: async topic => {
      await db.execute(sql`select pg_notify(${CHANNEL}, ${`${self} ${topic}`})`)
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
