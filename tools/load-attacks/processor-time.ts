import { readdirSync, readFileSync } from 'node:fs'
import { machineSeconds, processTreeSeconds } from '../bench/process-usage.ts'

/** How long a thread ran, and how long it waited for a CPU: seconds, from the kernel (Linux). */
interface Thread {
  name: string
  ran: number
  waited: number
}

/** All threads of a process; the main thread has the process's id. */
const threadsOf = (pid: number): Map<string, Thread> =>
  new Map(
    readdirSync(`/proc/${pid}/task`).flatMap(id => {
      try {
        const read = (file: string) => readFileSync(`/proc/${pid}/task/${id}/${file}`, 'latin1').trim()
        const [ran = 0, waited = 0] = read('schedstat').split(' ').map(Number)
        return [[id, { name: read('comm'), ran: ran / 1e9, waited: waited / 1e9 }] as const]
      } catch {
        // It has ended already.
        return []
      }
    }),
  )

const NONE: Thread = { name: '', ran: 0, waited: 0 }

/**
 * Records the CPU use of the shop's main thread, its helper threads (`V8Worker` collects garbage, `WorkerThread` parses
 * drafts and renders, `libuv-worker` files and compression), its processes and the attacker. The returned function
 * gives the totals as a line.
 */
export function watchProcessors(pid: number): () => string {
  const look = () => ({
    shop: threadsOf(pid),
    family: processTreeSeconds(pid),
    us: threadsOf(process.pid),
    machine: machineSeconds(),
  })
  const before = look()
  return () => {
    const now = look()
    const since = (who: 'shop' | 'us', id: string, what: 'ran' | 'waited' = 'ran') =>
      (now[who].get(id) ?? NONE)[what] - (before[who].get(id) ?? NONE)[what]
    const all = (who: 'shop' | 'us') => [...now[who].keys()].reduce((sum, id) => sum + since(who, id), 0)
    const helpers = new Map<string, number>()
    for (const [id, { name }] of now.shop)
      if (id !== String(pid)) helpers.set(name, (helpers.get(name) ?? 0) + since('shop', id))
    const named = [...helpers]
      .filter(([, ran]) => ran >= 0.1)
      .map(([name, ran]) => `${name} ${ran.toFixed(1)}`)
    const shop = all('shop')
    const family = Math.max(shop, now.family - before.family)
    const attacker = since('us', String(process.pid))
    const machine = now.machine - before.machine
    return [
      `the shop's thread ${since('shop', String(pid)).toFixed(1)} s`,
      `its waiting for a processor ${since('shop', String(pid), 'waited').toFixed(1)}`,
      ...named,
      `its processes ${(family - shop).toFixed(1)}`,
      `the attacker ${attacker.toFixed(1)}`,
      `who watches ${(all('us') - attacker).toFixed(1)}`,
      `others ${Math.max(0, machine - family - all('us')).toFixed(1)}`,
    ].join(', ')
  }
}
