import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres } from '../bootstrap/programs.mjs'
import questions from '../system-tests/search-questions.json' with { type: 'json' }
import { startPostgres } from '../test/postgres.ts'
import { describeMachine } from './machine.ts'
import { percentile } from './numbers.ts'
import { cpuSeconds, waitUntilIdle } from './process-usage.ts'
import { startIdleShop } from './start-idle-shop.ts'

const COUNTRY = { de: 'de', en: 'gb', es: 'es', fr: 'fr', it: 'it', nl: 'nl' } as const
const GOAL_P99_MS = 20
/** A search begins with this many characters. */
const SHORTEST = 2

interface SearchOptions {
  seconds: number
  /** Queries a second. */
  rate: number
  embedded: boolean
}

interface Typed {
  host: string
  path: string
}

/** Every query of the table as it is typed: each of its prefixes in its shop. */
function searchPrefixes(): Typed[] {
  const all = Object.entries(questions).flatMap(([channel, pages]) =>
    Object.values<Partial<Record<string, string[]>>>(pages).flatMap(words =>
      Object.entries(COUNTRY).flatMap(([language, country]) =>
        (words[language] ?? []).flatMap(question =>
          Array.from({ length: question.length - SHORTEST + 1 }, (_, more) => ({
            host: `${channel}.${country}.localhost`,
            path: `/_suggestions${channel === 'kartenliebe' ? '/' : ''}?${new URLSearchParams({
              q: question.slice(0, SHORTEST + more),
            })}`,
          })),
        ),
      ),
    ),
  )
  // Mixes the shops. The step and the length are coprime.
  const step = 997
  return all.map((_, index) => all[(index * step) % all.length] as Typed)
}

const formatLatencies = (times: readonly number[]): string =>
  `median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, worst ${percentile(times, 1).toFixed(1)} ms`

/**
 * Requests suggestions at a rate, whether or not earlier ones are answered, and prints their times since they were due:
 * 1 where the 99th percentile exceeds the goal, or one fails. The shop has a Postgres of its own, unless there is none
 * or the embedded database is requested, whose statements block the main thread.
 */
export async function benchSearch({ seconds, rate, embedded }: SearchOptions): Promise<number> {
  const bin = embedded ? undefined : findPostgres()
  const postgres = bin ? await startPostgres(bin) : undefined
  const shop = await startIdleShop({ env: postgres ? { DATABASE_URL: postgres.url } : {} })
  const agent = new Agent({ keepAlive: true })
  const fetchResults = ({ host, path }: Typed) =>
    new Promise<boolean>(resolve => {
      const options = { agent, port: shop.port, host: '127.0.0.1', path, headers: { host } }
      get(options, answer => {
        answer.resume().on('end', () => resolve(answer.statusCode === 200))
      }).on('error', () => resolve(false))
    })
  try {
    const typed = searchPrefixes()
    // Each shop builds its index at the first query.
    for (const host of new Set(typed.map(({ host }) => host)))
      await fetchResults(typed.find(one => one.host === host) as Typed)
    await waitUntilIdle(shop.pid())

    const times: number[] = []
    /** Times of queries never made before, which no cache helps. */
    const newTimes: number[] = []
    const known = new Set<string>()
    const running: Promise<void>[] = []
    let failed = 0
    const busyBefore = cpuSeconds(shop.pid())
    const start = performance.now()
    for (let count = 0; count < seconds * rate; count++) {
      const due = start + (1000 * count) / rate
      const early = due - performance.now()
      if (early > 1) await wait(early)
      const question = typed[count % typed.length] as Typed
      const address = `${question.host}${question.path}`
      const isNew = !known.has(address)
      known.add(address)
      running.push(
        fetchResults(question).then(ok => {
          const took = performance.now() - due
          times.push(took)
          if (isNew) newTimes.push(took)
          if (!ok) failed += 1
        }),
      )
    }
    await Promise.all(running)
    const busy = cpuSeconds(shop.pid()) - busyBefore
    console.log(
      `${describeMachine()}; ${postgres ? `Postgres ${postgres.version}` : 'embedded database'}; ${typed.length} beginnings of questions in ${Object.keys(COUNTRY).length} languages`,
    )
    console.log(
      `${times.length} answered at ${rate} a second, ${failed} failed; ${formatLatencies(times)} (goal of p99 ${GOAL_P99_MS}); ${((1000 * busy) / times.length).toFixed(2)} ms of the shop's processor time each`,
    )
    console.log(`${newTimes.length} of them asked for the first time: ${formatLatencies(newTimes)}`)
    return failed > 0 || percentile(times, 0.99) > GOAL_P99_MS ? 1 : 0
  } finally {
    agent.destroy()
    await shop.dispose()
    await postgres?.stop()
  }
}
