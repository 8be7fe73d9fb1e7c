import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCacheEnv } from '@passepartout/http'

/** A program and its limits, enforced by the system. */
export interface ResourceLimits {
  file: string
  /** Limit of the JavaScript heap in MiB. */
  heapMib: number
  bytes: number
  /** Limit of processor time. */
  seconds: number
  niceness: number
}

/** Message to the spawner process. */
export type SpawnCommand = { id: number } & ({ start: ResourceLimits } | { task: unknown } | { kill: true })
/** Message from the spawner process: a process's response, or its end with the signal that caused it. */
export type SpawnerMessage = { id: number } & ({ message: unknown } | { ended: string | null })

interface ProcessMessage {
  message: [message: unknown]
  exit: [killedBy: string | null]
}

/** A started process. `exit` is emitted once, with the signal that ended it, also when the start failed. */
export interface SpawnedProcess extends EventEmitter<ProcessMessage> {
  send(task: unknown): void
  kill(): void
  /** Whether this process stays alive for it. */
  hold(isHeld: boolean): void
}

export interface ProcessSpawner {
  start(bounds: ResourceLimits): SpawnedProcess
  close(): Promise<void>
}

const STARTER = fileURLToPath(new URL('./process-spawner-main.ts', import.meta.url))
const IDLE_MS = 600_000

/**
 * A small process that starts others on behalf of this one. Starting a child copies the parent first: for a shop of 400
 * MB that blocks the main thread, and each memory page written afterwards is copied again. The spawner itself starts on
 * first use.
 *
 * @param idleMs the spawner ends after so long without a process, until the next start
 */
export function startProcessSpawner({ idleMs = IDLE_MS } = {}): ProcessSpawner {
  let runs: ReturnType<typeof begin> | undefined
  let lastId = 0

  function begin() {
    const own = spawn(process.execPath, ['--max-old-space-size=64', '--max-semi-space-size=1', STARTER], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Images are transferred as bytes.
      serialization: 'advanced',
      env: { MALLOC_ARENA_MAX: '1', ...compileCacheEnv() },
    })
    const alive = new Map<number, SpawnedProcess>()
    const held = new Set<number>()
    let resting: NodeJS.Timeout | undefined
    const ended = new Promise<void>(resolve => {
      const end = () => {
        if (runs?.own === own) runs = undefined
        clearTimeout(resting)
        for (const id of [...alive.keys()]) gone(id, null)
        resolve()
      }
      own.once('exit', end).on('error', () => own.pid === undefined && end())
    })
    const watch = () => {
      const way = held.size > 0 ? 'ref' : 'unref'
      own[way]()
      own.channel?.[way]()
    }
    function gone(id: number, killedBy: string | null) {
      const process = alive.get(id)
      alive.delete(id)
      held.delete(id)
      watch()
      process?.emit('exit', killedBy)
    }
    const sendCommand = (order: SpawnCommand) => void own.send(order, error => error && gone(order.id, null))
    own.on('message', (report: SpawnerMessage) => {
      if ('message' in report) alive.get(report.id)?.emit('message', report.message)
      else gone(report.id, report.ended)
    })
    return {
      own,
      ended,
      start(bounds: ResourceLimits): SpawnedProcess {
        clearTimeout(resting)
        const id = ++lastId
        const started: SpawnedProcess = Object.assign(new EventEmitter<ProcessMessage>(), {
          send: (task: unknown) => sendCommand({ id, task }),
          kill() {
            // The caller may wait for the end of a killed process.
            this.hold(true)
            if (alive.has(id)) sendCommand({ id, kill: true })
          },
          hold(isHeld: boolean) {
            if (isHeld && alive.has(id)) held.add(id)
            else held.delete(id)
            watch()
          },
        })
        started.once('exit', () => {
          if (alive.size === 0) resting = setTimeout(() => runs?.own === own && stop(), idleMs).unref()
        })
        alive.set(id, started)
        started.hold(true)
        sendCommand({ id, start: bounds })
        return started
      },
    }
  }

  /** The next start creates another spawner. */
  function stop(): Promise<void> | undefined {
    const last = runs
    runs = undefined
    if (last?.own.connected) last.own.disconnect()
    last?.own.ref()
    return last?.ended
  }

  return {
    start: bounds => {
      runs ??= begin()
      return runs.start(bounds)
    },
    close: async () => stop(),
  }
}
