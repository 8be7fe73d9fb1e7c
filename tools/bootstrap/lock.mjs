import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 15 * 60_000

/**
 * Runs work under a lock of this checkout. The lock of a dead process is taken over.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${process.pid} ${startOf(process.pid)}`
  const draft = `${file}.${process.pid}.${Math.random()}`
  writeFileSync(draft, mine)
  try {
    for (const began = Date.now(); !tryLink(draft, file); ) {
      const holder = readIfExists(file)
      if (holder === undefined) continue
      if (!isProcessAlive(holder)) removeStale(file, holder)
      else if (Date.now() - began > PATIENCE_MS)
        throw new Error(`${file} has been held too long by process ${holder}.`)
      else await wait(200)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} from @param {string} to */
function tryLink(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Two processes may see the same dead holder; the second must not remove the lock that the first has just taken.
 *
 * @param {string} file @param {string} holder
 */
function removeStale(file, holder) {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (readIfExists(aside) !== holder) tryLink(aside, file)
  rmSync(aside, { force: true })
}

/** @param {string} file */
function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} holder a process id, and its start time where known: ids are reused */
function isProcessAlive(holder) {
  const [pid = '', started = ''] = holder.split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false
  }
  return startOf(Number(pid)) === started
}

/** @param {number} pid */
function startOf(pid) {
  const stat = readIfExists(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
