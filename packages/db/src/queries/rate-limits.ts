import { lt, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../open.ts'
import { bindParam, prepareStatement, rowParams } from '../prepare-statement.ts'
import { rateLimits } from '../schema/index.ts'

export interface RateLimitRule {
  /** Unique name; part of the stored key. */
  name: string
  /** Points that may be consumed within `seconds`. */
  points: number
  seconds: number
  /** Seconds of refusal once the limit is exceeded, instead of the rest of the window. */
  blockSeconds?: number
}

export type RateLimitResult = { ok: true } | { ok: false; waitSeconds: number }

export interface RateLimiter {
  /** Consumes points of a key; refused calls count too. */
  spend(key: string, points?: number): Promise<RateLimitResult>
  /** Whether this process has refused the key already; without a query, so that a flood of refusals costs nothing. */
  look(key: string): RateLimitResult
}

/**
 * Counts in the database, so that limits survive a restart and all processes count together. An exceeded key is refused
 * from memory. While the database does not respond, each process counts for itself.
 */
export function createDatabaseRateLimiter(
  db: Database,
  { name, points, seconds, blockSeconds }: RateLimitRule,
): RateLimiter {
  const limit = { keyPrefix: name, points, duration: seconds, blockDuration: blockSeconds ?? 0 }
  const limiter = new Counter({
    ...limit,
    storeClient: db,
    schema: rateLimits,
    insuranceLimiter: new RateLimiterMemory(limit),
    // `removeExpiredLimits` deletes old rows, not a timer per limit.
    clearExpiredByTimeout: false,
  })

  return cacheExceededKeys(limiter)
}

/** A limiter that refuses exceeded keys from memory, until they expire. */
function cacheExceededKeys(limiter: Pick<RateLimiterMemory, 'consume'>): RateLimiter {
  const refusedUntil = new Map<string, number>()

  function look(key: string): RateLimitResult {
    const ms = (refusedUntil.get(key) ?? 0) - Date.now()
    return ms > 0 ? wait(ms) : { ok: true }
  }

  function refuse(key: string, ms: number): RateLimitResult {
    refusedUntil.delete(key)
    refusedUntil.set(key, Date.now() + ms)
    const [oldest] = refusedUntil.keys()
    if (oldest !== undefined && refusedUntil.size > MOST_REFUSED) refusedUntil.delete(oldest)
    return wait(ms)
  }

  return {
    look,
    spend: async (key, used = 1) => {
      const known = look(key)
      if (!known.ok) return known
      try {
        await limiter.consume(key, used)
        return { ok: true }
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refuse(key, refused.msBeforeNext)
        throw refused
      }
    },
  }
}

const BEGINS_ANEW = sql`(${bindParam('isAnew')}::boolean or ${rateLimits.expire} <= ${bindParam('now')})`

const count = prepareStatement('count-limit', db =>
  db
    .insert(rateLimits)
    .values(rowParams(['key', 'points', 'expire']))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${BEGINS_ANEW} then excluded.points else ${rateLimits.points} + excluded.points end`,
        expire: sql`case when ${BEGINS_ANEW} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning(),
)

/** Counts with a prepared statement: the library builds its own at every call. */
class Counter extends RateLimiterDrizzle {
  readonly #db: Database

  constructor(options: ConstructorParameters<typeof RateLimiterDrizzle>[0]) {
    super(options)
    this.#db = options.storeClient
  }

  async _upsert(key: string, points: number, ms: number, isAnew = false) {
    const now = Date.now()
    const [row] = await count(this.#db, {
      ...{ key, points, isAnew },
      expire: ms > 0 ? new Date(now + ms).toISOString() : null,
      now: new Date(now).toISOString(),
    })
    return row
  }
}

/** Exceeded keys cached by a limiter; beyond it, the oldest is looked up in the database again. */
const MOST_REFUSED = 10_000

const wait = (ms: number): RateLimitResult => ({ ok: false, waitSeconds: Math.max(1, Math.ceil(ms / 1000)) })

/**
 * Counts in the memory of this process alone: for calls so frequent that a query each would cost more than the limit
 * saves. With several processes the limit multiplies.
 */
export function createInMemoryRateLimiter({
  name,
  points,
  seconds,
  blockSeconds,
}: RateLimitRule): RateLimiter {
  return cacheExceededKeys(
    new RateLimiterMemory({ keyPrefix: name, points, duration: seconds, blockDuration: blockSeconds ?? 0 }),
  )
}

/** Deletes expired limits. */
export async function removeExpiredLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
}
