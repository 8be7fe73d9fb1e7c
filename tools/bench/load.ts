import { execFile } from 'node:child_process'
import { Agent, request } from 'node:http'
import { promisify } from 'node:util'
import { findProgram } from '../browser/chromium.ts'
import { cpuSeconds, residentMib } from './process-usage.ts'

const CONNECTIONS = 64

export interface Target {
  port: number
  /** Whose CPU counts. */
  pid: number
  path: string
  headers: Record<string, string>
}

export interface LoadResult {
  perSecond: number
  /** Microseconds of the server's CPU per request. */
  cpuMicros: number
  residentMib: number
  failed: number
}

interface Fired {
  total: number
  perSecond: number
  failed: number
}

/** Loads a server from 64 connections for some seconds and says what that cost it. */
export async function load(target: Target, seconds: number): Promise<LoadResult> {
  const before = cpuSeconds(target.pid)
  const fired = await (findProgram(['wrk']) ? fireWrk(target, seconds) : fireOwn(target, seconds))
  const used = cpuSeconds(target.pid) - before
  return {
    perSecond: fired.perSecond,
    cpuMicros: (used * 1e6) / Math.max(1, fired.total),
    residentMib: residentMib(target.pid),
    failed: fired.failed,
  }
}

export function loadTool(): string {
  return findProgram(['wrk'])
    ? 'wrk'
    : 'own generator (wrk is not installed; requests per second are limited by it)'
}

async function fireWrk({ port, path, headers }: Target, seconds: number): Promise<Fired> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...given, `http://127.0.0.1:${port}${path}`]
  const { stdout } = await promisify(execFile)('wrk', args)
  return readWrk(stdout)
}

export function readWrk(output: string): Fired {
  const errors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? []
  return {
    total: Number(/(\d+) requests in/.exec(output)?.[1] ?? 0),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    failed:
      Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0) +
      errors.reduce((sum, count) => sum + Number(count), 0),
  }
}

/** Slower than wrk, but it needs nothing; the CPU per request of the server stays comparable. */
async function fireOwn(target: Target, seconds: number): Promise<Fired> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const began = performance.now()
  const until = began + seconds * 1000
  let total = 0
  let failed = 0
  const connection = async () => {
    while (performance.now() < until) {
      const status = await fetchOnce(target, agent).catch(() => 0)
      total++
      if (status !== 200 && status !== 304) failed++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return { total, perSecond: total / ((performance.now() - began) / 1000), failed }
}

/** One request; answers the status once the body has come. */
export function fetchOnce({ port, path, headers }: Omit<Target, 'pid'>, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, ...(agent ? { agent } : {}) }, response => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
