import {
  createDatabaseRateLimiter,
  createInMemoryRateLimiter,
  type Database,
  type RateLimiter,
  type RateLimitResult,
} from '@passepartout/db'
import { type Refusal, refuse } from './call-result.ts'
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limit-rules.ts'

/** The caller for whom points are counted. */
export interface RateLimitSubject {
  /** Made by `rateLimitKeyOfAddress`. */
  address: string
  visitorId?: string | undefined
  /** Made by `accountKey`. */
  account?: string
}

export interface RateLimiters {
  /** Consumes points; refused attempts count too. */
  spend(name: RateLimitName, whom: RateLimitSubject, points?: number): Promise<RateLimitResult>
  /** Whether this process has refused the subject already. */
  look(name: RateLimitName, whom: RateLimitSubject): RateLimitResult
}

/**
 * Applies `rate-limit-rules.ts`, in the database unless a rule says otherwise. `refused` is called on each refusal.
 * Tests pass their own `rules`.
 */
export function createRateLimiters(
  db: Database,
  refused?: (limit: RateLimitName) => void,
  rules: Readonly<Record<RateLimitName, readonly RateLimitRule[]>> = RATE_LIMITS,
): RateLimiters {
  const limiters = new Map<RateLimitRule, RateLimiter>()

  function limiterOf(name: RateLimitName, rule: RateLimitRule): RateLimiter {
    const known = limiters.get(rule)
    if (known) return known
    const limit = { ...rule, name: `${name}-${rule.per}-${rule.seconds}` }
    const limiter = rule.isOfProcess ? createInMemoryRateLimiter(limit) : createDatabaseRateLimiter(db, limit)
    limiters.set(rule, limiter)
    return limiter
  }

  const counted = (name: RateLimitName, whom: RateLimitSubject) =>
    rules[name].flatMap(rule => {
      const key = keyOf(rule, whom)
      return key === undefined ? [] : [{ rule, limiter: limiterOf(name, rule), key }]
    })

  const logRefusal = (name: RateLimitName, allowance: RateLimitResult): RateLimitResult => {
    if (!allowance.ok) refused?.(name)
    return allowance
  }

  return {
    spend: async (name, whom, points = 1) => {
      const all = counted(name, whom)
      const own = all.filter(({ rule }) => isPerVisitor(rule))
      // These counts affect only the caller, so all are consumed at once; the shared ones only if none of these
      // refuses.
      const allowances = await Promise.all(own.map(({ limiter, key }) => limiter.spend(key, points)))
      const forThem = allowances.find(({ ok }) => !ok)
      if (forThem) return logRefusal(name, forThem)
      for (const { limiter, key } of all.slice(own.length)) {
        const allowance = await limiter.spend(key, points)
        if (!allowance.ok) return logRefusal(name, allowance)
      }
      return { ok: true }
    },
    look: (name, whom) =>
      logRefusal(
        name,
        counted(name, whom)
          .map(({ limiter, key }) => limiter.look(key))
          .find(({ ok }) => !ok) ?? { ok: true },
      ),
  }
}

/** Counts that affect only the caller. In every limit these rules come first. */
const isPerVisitor = ({ per }: RateLimitRule) => per === 'address' || per === 'visitor'

function keyOf(
  { per }: RateLimitRule,
  { address, visitorId, account }: RateLimitSubject,
): string | undefined {
  if (per === 'all') return 'all'
  if (per === 'account') return account
  if (per === 'account-at-address') return account && `${account} ${address}`
  return per === 'address' ? address : visitorId
}

/** 429 with the waiting time in a header and in the message. */
export function refuseRateLimited(waitSeconds: number): Refusal {
  const minutes = Math.ceil(waitSeconds / 60)
  return refuse('too-many-requests', {
    ...(minutes > 90
      ? { text: 'too-many-requests.wait-hours', params: { count: Math.ceil(minutes / 60) } }
      : { text: 'too-many-requests.wait', params: { count: minutes } }),
    headers: { 'retry-after': String(waitSeconds) },
  })
}
