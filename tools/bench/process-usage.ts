import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const TICKS = Number(execFileSync('getconf', ['CLK_TCK']).toString()) || 100

/** CPU seconds of a process, all its threads together (Linux). */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** CPU seconds of its child processes that have ended. */
const exitedChildrenSeconds = (pid: number): number => {
  const fields = statOf(pid)
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** The fields of `/proc/<pid>/stat`, from the state on. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Waits until a process has finished its start-up work, or the seconds are over. */
export async function waitUntilIdle(pid: number, seconds = 180): Promise<void> {
  // Several idle seconds: some work begins a little after the start.
  let idle = 0
  for (let waited = 0; waited < seconds && idle < 5; waited++) {
    const before = cpuSeconds(pid)
    await wait(1000)
    idle = cpuSeconds(pid) - before < 0.05 ? idle + 1 : 0
  }
}

/** Resident memory in MiB. */
export function residentMib(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}

/** CPU seconds of the whole machine since it started. */
export function machineSeconds(): number {
  const line = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'latin1'))?.[1] ?? ''
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(' ').map(Number)
  return (user + nice + system + irq + softirq) / TICKS
}

/** Live child processes (Linux). */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        return Number(statOf(Number(name))[1]) === parent ? [Number(name)] : []
      } catch {
        // It ended meanwhile.
        return []
      }
    })
}

/** Whether a process is alive and not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    return statOf(pid)[0] !== 'Z'
  } catch {
    return false
  }
}

/** CPU seconds of a process and all its descendants, ended ones included. */
export function processTreeSeconds(pid: number): number {
  const alive = childrenOf(pid).map(child => {
    try {
      return processTreeSeconds(child)
    } catch {
      // It ended meanwhile; the next call counts it among the ended ones.
      return 0
    }
  })
  return alive.reduce((sum, seconds) => sum + seconds, cpuSeconds(pid) + exitedChildrenSeconds(pid))
}
