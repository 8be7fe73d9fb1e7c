import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from '@passepartout/db'
import type { Environment } from './environment.ts'

/** Response to a load balancer; `degraded` is ready, with reasons. */
export interface Readiness {
  status: 'ok' | 'degraded' | 'not ready'
  /** By the part that fails. */
  reasons: Record<string, string>
}

export interface ReadinessOptions {
  roles: Environment['ROLES']
  /** Resolves once the database responds. */
  ping: () => Promise<void>
  /** Free bytes for photos, print files and the embedded database. */
  freeBytes: () => Promise<number>
  isStopping: () => boolean
}

/** A balancer probes every few seconds and gives up early; a late response counts as none. */
const PATIENCE_MS = 800
const FEW_BYTES = 200_000_000

/**
 * Whether this process accepts requests (docs/operations.md). Pages come from memory without the database, so a process
 * that serves pages stays ready while the database is slow or gone; one that only serves calls or runs jobs does not. A
 * full disk does not prevent browsing and buying.
 */
export function createReadiness({ roles, ping, freeBytes, isStopping }: ReadinessOptions) {
  const needsDatabase = roles.some(role => role !== 'content' && role !== 'flags')
  const hasPages = roles.includes('web')
  // A hanging database gets one ping at a time, not one per probe.
  let check: Promise<string | undefined> | undefined

  const database = () =>
    (check ??= ping()
      .then(
        () => undefined,
        (error: unknown) => `does not answer${codeOf(error)}`,
      )
      .finally(() => {
        check = undefined
      }))

  async function problems(): Promise<Record<string, string>> {
    const late = wait(PATIENCE_MS, `does not answer within ${PATIENCE_MS} ms`, { ref: false })
    const [lost, free] = await Promise.all([
      needsDatabase ? Promise.race([database(), late]) : undefined,
      Promise.race([freeBytes().catch(() => Infinity), wait(PATIENCE_MS, Infinity, { ref: false })]),
    ])
    return {
      ...(lost ? { database: lost } : {}),
      ...(free < FEW_BYTES ? { storage: `${Math.floor(free / 1_000_000)} MB free` } : {}),
    }
  }

  return async (): Promise<Readiness> => {
    if (isStopping()) return { status: 'not ready', reasons: { process: 'stopping' } }
    const reasons = await problems()
    if (reasons.database && !hasPages) return { status: 'not ready', reasons }
    return { status: Object.keys(reasons).length > 0 ? 'degraded' : 'ok', reasons }
  }
}

const codeOf = (error: unknown) => (error instanceof DatabaseError && error.code ? ` (${error.code})` : '')
