import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { compileCacheEnv } from '@passepartout/http'
import type { ResourceLimits, SpawnCommand, SpawnerMessage } from './process-spawner.ts'

const started = new Map<number, ChildProcess>()

const report = (one: SpawnerMessage) => process.send?.(one)

/** Starts the process through a shell that sets the system's limits; without one (Windows) only time is bounded. */
function start(id: number, { file, heapMib, bytes, seconds, niceness }: ResourceLimits): void {
  const node = [process.execPath, `--max-old-space-size=${heapMib}`, '--max-semi-space-size=4', file]
  const limits = `ulimit -d ${Math.ceil(bytes / 1024)}; ulimit -S -t ${seconds}; ulimit -c 0; exec "$0" "$@"`
  const [command = '', ...args] = process.platform === 'win32' ? node : ['/bin/sh', '-c', limits, ...node]
  const child = spawn(command, args, {
    // Decoders write warnings about visitors' files to stdout and stderr; these are discarded.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Each malloc arena retains what its threads freed, so few arenas are used.
    env: { MALLOC_ARENA_MAX: '2', ...compileCacheEnv() },
  })
  const end = (killedBy: string | null) => {
    if (started.delete(id)) report({ id, ended: killedBy })
  }
  started.set(id, child)
  child.on('message', message => report({ id, message }))
  child.once('exit', (_code, killedBy) => end(killedBy))
  child.on('error', () => child.pid === undefined && end(null))
  try {
    // Page views have priority over image decoding.
    if (child.pid) setPriority(child.pid, niceness)
  } catch {
    // The process has ended already; `exit` reports it.
  }
}

process.on('message', (order: SpawnCommand) => {
  if ('start' in order) return start(order.id, order.start)
  const child = started.get(order.id)
  if ('task' in order) child?.send(order.task as object, error => error && child.kill('SIGKILL'))
  else child?.kill('SIGKILL')
})
// The shop has ended, or needs no decoders at the moment.
process.on('disconnect', () => {
  for (const child of started.values()) child.kill('SIGKILL')
  process.exit()
})
