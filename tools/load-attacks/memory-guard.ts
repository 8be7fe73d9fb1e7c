import { readdirSync, readFileSync } from 'node:fs'

const MOST_MIB = 3072
const EVERY_MS = 250
const PAGE_MIB = 4096 / 1024 ** 2

/** Kills a shop started for an attack before it exhausts the machine's memory (Linux). */
export function guardMemory(pid: number): () => string | undefined {
  let ended: string | undefined
  const timer = setInterval(() => {
    const mib = familyMib(pid)
    if (ended || mib < MOST_MIB) return
    ended = `The shop and its processes took ${mib.toFixed(0)} MiB and were ended.`
    process.kill(pid, 'SIGKILL')
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return ended
  }
}

/** Resident memory of a process and its descendants, in MiB; shared memory counts for each. */
export function familyMib(pid: number): number {
  const parents = new Map<number, { parent: number; mib: number }>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1')
      const facts = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      parents.set(Number(name), { parent: Number(facts[1]), mib: Number(facts[21]) * PAGE_MIB })
    } catch {
      // It has just ended.
    }
  }
  const isOfFamily = (one: number): boolean => {
    for (let at = one; at > 1; at = parents.get(at)?.parent ?? 0) if (at === pid) return true
    return false
  }
  return [...parents].reduce((sum, [one, { mib }]) => (isOfFamily(one) ? sum + mib : sum), 0)
}
