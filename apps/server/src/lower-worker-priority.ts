import { readdirSync, readFileSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { setPriority } from 'node:os'

/** Node's thread names: libuv's pool renders, compresses and reads files; worker threads parse drafts and render. */
const AT_WORK = /^(?:libuv-worker|WorkerThread)$/
/**
 * With this niceness a thread gets a third of the main thread's share where both are busy; processes that decode photos
 * have the same.
 */
const NICENESS = 5

/**
 * Gives the main thread, which serves pages, priority over the threads behind it: on a machine with two cores, three
 * images being rendered would else delay every page. Only Linux has priorities of threads; elsewhere nothing happens.
 */
export function lowerWorkerPriority(): void {
  if (process.platform !== 'linux') return
  // libuv starts its threads with the first task.
  void access('/proc').then(lowerThreadPriorities)
  process.on('worker', worker => worker.once('online', lowerThreadPriorities))
}

function lowerThreadPriorities(): void {
  for (const id of readdirSync('/proc/self/task')) {
    try {
      if (AT_WORK.test(readFileSync(`/proc/self/task/${id}/comm`, 'latin1').trim()))
        setPriority(Number(id), NICENESS)
    } catch {
      // The thread has ended meanwhile.
    }
  }
}
