import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../system-tests/processes.ts'

interface Answer {
  id: number
  result?: { result?: { value?: number } }
}

/** Heap measurement of a process: its Node options, and the probe. */
export async function heapProbe() {
  const port = await freePort()
  return {
    nodeOptions: `--inspect=127.0.0.1:${port}`,
    /** Used MiB after garbage collection. */
    usedMib: () => requestHeap(port),
  }
}

async function requestHeap(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  if (!target) throw new Error('The process cannot be inspected')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((opened, failed) => {
    socket.onopen = opened
    socket.onerror = failed
  })
  let count = 0
  const call = (method: string, params: object = {}) =>
    new Promise<Answer>(resolve => {
      const id = ++count
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as Answer
        if (answer.id === id) resolve(answer)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  try {
    await call('HeapProfiler.enable')
    // A first collection may release objects that hold others.
    for (let round = 0; round < 2; round++) {
      await call('HeapProfiler.collectGarbage')
      await wait(200)
    }
    const answer = await call('Runtime.evaluate', { expression: 'process.memoryUsage().heapUsed' })
    return (answer.result?.result?.value ?? Number.NaN) / 2 ** 20
  } finally {
    socket.close()
  }
}
