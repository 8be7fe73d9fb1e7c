import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { compileCacheEnv } from '@passepartout/http'
import type { ResourceLimits, SpawnCommand, SpawnerMessage } from './process-spawner.ts'

const started = new Map<number, ChildProcess>()

const report = (one: SpawnerMessage) => process.send?.(one)

/** In a shell that sets the system's limits first; where there is none (Windows), only time is bounded. */
function start(id: number, { file, heapMib, bytes, seconds, niceness }: ResourceLimits): void {
  const node = [process.execPath, `--max-old-space-size=${heapMib}`, '--max-semi-space-size=4', file]
  const limits = `ulimit -d ${Math.ceil(bytes / 1024)}; ulimit -S -t ${seconds}; ulimit -c 0; exec "$0" "$@"`
  const [command = '', ...args] = process.platform === 'win32' ? node : ['/bin/sh', '-c', limits, ...node]
  const child = spawn(command, args, {
    // Decoders complain about visitors' files in their own words; the shop's log is not the place for that.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Every heap of the C library keeps what its threads gave back.
    env: { MALLOC_ARENA_MAX: '2', ...compileCacheEnv() },
  })
  const end = (killedBy: string | null) => {
    if (started.delete(id)) report({ id, ended: killedBy })
  }
  started.set(id, child)
  child.on('message', said => report({ id, said }))
  child.once('exit', (_code, killedBy) => end(killedBy))
  child.on('error', () => child.pid === undefined && end(null))
  try {
    // Whoever looks at pages comes before whoever waits for a picture.
    if (child.pid) setPriority(child.pid, niceness)
  } catch {
    // It has ended already, which `exit` tells.
  }
}

process.on('message', (order: SpawnCommand) => {
  if ('start' in order) return start(order.id, order.start)
  const child = started.get(order.id)
  if ('task' in order) child?.send(order.task as object, error => error && child.kill('SIGKILL'))
  else child?.kill('SIGKILL')
})
// The shop has ended, or needs no pictures for now.
process.on('disconnect', () => {
  for (const child of started.values()) child.kill('SIGKILL')
  process.exit()
})
