import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../open.ts'
import { rateLimits } from '../schema/index.ts'

export interface Limit {
  /** Distinguishes it from all others; part of the stored key. */
  name: string
  /** How much may be used within the time. */
  points: number
  seconds: number
  /** Whoever uses more waits so long from then on, instead of until the time is over. */
  blockSeconds?: number
}

export type Allowance = { ok: true } | { ok: false; waitSeconds: number }

export interface Limiter {
  /** Uses so many points of a key; what is refused counts too. */
  spend(key: string, points?: number): Promise<Allowance>
  /** Whether a key has anything left, without using it. */
  look(key: string): Promise<Allowance>
}

/**
 * Counts in the database, so that a restart forgets nothing and all processes count together. A key that has used its
 * points up is refused from memory where nothing blocks it for longer. While the database does not answer, each process counts for itself.
 */
export function openLimiter(db: Database, { name, points, seconds, blockSeconds }: Limit): Limiter {
  const limit = { keyPrefix: name, points, duration: seconds, blockDuration: blockSeconds ?? 0 }
  const limiter = new RateLimiterDrizzle({
    ...limit,
    storeClient: db,
    schema: rateLimits,
    // A refusal from memory would begin a block anew in every process.
    ...(blockSeconds ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    insuranceLimiter: new RateLimiterMemory(limit),
    // Old rows go with `removeExpiredLimits`, not with a timer per limit.
    clearExpiredByTimeout: false,
  })

  return {
    spend: async (key, used = 1) => {
      try {
        await limiter.consume(key, used)
        return { ok: true }
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return wait(refused.msBeforeNext)
        throw refused
      }
    },
    look: async key => {
      const found = await limiter.get(key)
      return found && found.consumedPoints >= points ? wait(found.msBeforeNext) : { ok: true }
    },
  }
}

const wait = (ms: number): Allowance => ({ ok: false, waitSeconds: Math.max(1, Math.ceil(ms / 1000)) })

/** Forgets what no limit counts any more. */
export async function removeExpiredLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
}
