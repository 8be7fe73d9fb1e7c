import { readdirSync, readFileSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { setPriority } from 'node:os'

/** As Node names its threads: those that render, compress and read files, and those that read drafts and draw. */
const AT_WORK = /^(?:libuv-worker|WorkerThread)$/
/** A third of what the thread that answers gets where both want to work, as for processes that decode photos. */
const NICENESS = 5

/**
 * Puts the thread that answers before all that work for somebody who waits anyway: on a machine of two cores three pictures
 * that are rendered would else hold up every page. Linux knows priorities of threads; elsewhere nothing happens.
 */
export function lowerWorkerPriority(): void {
  if (process.platform !== 'linux') return
  // The first work that the pool is given starts its threads.
  void access('/proc').then(lowerThreadPriorities)
  process.on('worker', worker => worker.once('online', lowerThreadPriorities))
}

function lowerThreadPriorities(): void {
  for (const id of readdirSync('/proc/self/task')) {
    try {
      if (AT_WORK.test(readFileSync(`/proc/self/task/${id}/comm`, 'latin1').trim()))
        setPriority(Number(id), NICENESS)
    } catch {
      // It has ended already.
    }
  }
}
