import {
  type Allowance,
  type Database,
  type Limiter,
  openLimiter,
  openProcessLimiter,
} from '@passepartout/db'
import { type Refusal, refuse } from './answer.ts'
import { LIMITS, type LimitName, type LimitRule } from './limits.ts'

/** Whom something is counted for. */
export interface Counted {
  /** What `addressKey` makes of the address. */
  address: string
  visitorId?: string | undefined
  /** What `accountKey` makes of an account. */
  account?: string
}

export interface Limits {
  /** Uses points of a limit; what is refused counts too. */
  spend(name: LimitName, whom: Counted, points?: number): Promise<Allowance>
  /** Whether this process has refused them already. */
  look(name: LimitName, whom: Counted): Allowance
}

/** Counts by the rules of `limits.ts`, in the database where a rule says nothing else; `refused` is told of each refusal. `rules` stands in for them in tests. */
export function createLimits(
  db: Database,
  refused?: (limit: LimitName) => void,
  rules: Readonly<Record<LimitName, readonly LimitRule[]>> = LIMITS,
): Limits {
  const limiters = new Map<LimitRule, Limiter>()

  function limiterOf(name: LimitName, rule: LimitRule): Limiter {
    const known = limiters.get(rule)
    if (known) return known
    const limit = { ...rule, name: `${name}-${rule.per}-${rule.seconds}` }
    const limiter = rule.isOfProcess ? openProcessLimiter(limit) : openLimiter(db, limit)
    limiters.set(rule, limiter)
    return limiter
  }

  const counted = (name: LimitName, whom: Counted) =>
    rules[name].flatMap(rule => {
      const key = keyOf(rule, whom)
      return key === undefined ? [] : [{ rule, limiter: limiterOf(name, rule), key }]
    })

  const told = (name: LimitName, allowance: Allowance): Allowance => {
    if (!allowance.ok) refused?.(name)
    return allowance
  }

  return {
    spend: async (name, whom, points = 1) => {
      const all = counted(name, whom)
      const own = all.filter(({ rule }) => isOwn(rule))
      // Nobody else is hurt by these, so they are counted at once; the others only for who was not refused by them.
      const allowances = await Promise.all(own.map(({ limiter, key }) => limiter.spend(key, points)))
      const forThem = allowances.find(({ ok }) => !ok)
      if (forThem) return told(name, forThem)
      for (const { limiter, key } of all.slice(own.length)) {
        const allowance = await limiter.spend(key, points)
        if (!allowance.ok) return told(name, allowance)
      }
      return { ok: true }
    },
    look: (name, whom) =>
      told(
        name,
        counted(name, whom)
          .map(({ limiter, key }) => limiter.look(key))
          .find(({ ok }) => !ok) ?? { ok: true },
      ),
  }
}

/** Belongs to who asks alone. In every limit these come first. */
const isOwn = ({ per }: LimitRule) => per === 'address' || per === 'visitor'

function keyOf({ per }: LimitRule, { address, visitorId, account }: Counted): string | undefined {
  if (per === 'all') return 'all'
  if (per === 'account') return account
  if (per === 'account-at-address') return account && `${account} ${address}`
  return per === 'address' ? address : visitorId
}

/** 429 with the time to wait, as a header and in words. */
export function refuseFor(waitSeconds: number): Refusal {
  const minutes = Math.ceil(waitSeconds / 60)
  return refuse('too-many-requests', {
    ...(minutes > 90
      ? { text: 'too-many-requests.wait-hours', params: { count: Math.ceil(minutes / 60) } }
      : { text: 'too-many-requests.wait', params: { count: minutes } }),
    headers: { 'retry-after': String(waitSeconds) },
  })
}
