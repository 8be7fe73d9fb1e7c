import { execFile } from 'node:child_process'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findProgram } from '../bootstrap/programs.mjs'
import { cpuSeconds, residentMib } from './process-usage.ts'

const CONNECTIONS = 64

export interface LoadTarget {
  port: number
  /** Process whose CPU is measured. */
  pid: number
  path: string
  headers: Record<string, string>
  /** Adds a unique query to each request, so that no response comes from a cache. */
  varied?: boolean
}

export interface LoadResult {
  perSecond: number
  /** 99th percentile in milliseconds. */
  p99Ms: number
  /** Microseconds of the server's CPU per request. */
  cpuMicros: number
  residentMib: number
  failed: number
}

interface LoadRun {
  total: number
  perSecond: number
  p99Ms: number
  failed: number
}

/** Loads a server from 64 connections for some seconds and measures its cost. */
export async function load(target: LoadTarget, seconds: number): Promise<LoadResult> {
  const before = cpuSeconds(target.pid)
  const fired = await (findProgram(['wrk']) ? runWrk(target, seconds) : runBuiltInLoad(target, seconds))
  const used = cpuSeconds(target.pid) - before
  return {
    perSecond: fired.perSecond,
    p99Ms: fired.p99Ms,
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

async function runWrk({ port, path, headers, varied }: LoadTarget, seconds: number): Promise<LoadRun> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const script = varied ? ['-s', fileURLToPath(new URL('./vary-query.lua', import.meta.url))] : []
  const url = `http://127.0.0.1:${port}${path}`
  const args = ['--latency', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...script, ...given, url]
  const { stdout } = await promisify(execFile)('wrk', args)
  return readWrk(stdout)
}

export function readWrk(output: string): LoadRun {
  const errors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? []
  return {
    total: Number(/(\d+) requests in/.exec(output)?.[1] ?? 0),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p99Ms: milliseconds(/ 99%\s+([\d.]+)(us|ms|s)/.exec(output)),
    failed:
      Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0) +
      errors.reduce((sum, count) => sum + Number(count), 0),
  }
}

const MS_PER: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

const milliseconds = (found: RegExpExecArray | null) => Number(found?.[1]) * (MS_PER[found?.[2] ?? ''] ?? 1)

/** Slower than wrk, but without dependencies; the server's CPU per request stays comparable. */
async function runBuiltInLoad(target: LoadTarget, seconds: number): Promise<LoadRun> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const began = performance.now()
  const until = began + seconds * 1000
  let total = 0
  let failed = 0
  const took: number[] = []
  const connection = async () => {
    while (performance.now() < until) {
      const sent = performance.now()
      const path = target.varied ? `${target.path}&sku=none-${total}` : target.path
      const status = await fetchOnce({ ...target, path }, agent).catch(() => 0)
      took.push(performance.now() - sent)
      total++
      if (status !== 200 && status !== 304) failed++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  const perSecond = total / ((performance.now() - began) / 1000)
  const p99Ms = took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN
  return { total, perSecond, p99Ms, failed }
}

/** One request; resolves with its status once the body is received. */
export function fetchOnce({ port, path, headers }: Omit<LoadTarget, 'pid'>, agent?: Agent): Promise<number> {
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
