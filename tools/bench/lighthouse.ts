import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { freePort, startProcess, stopProcess } from '../system-tests/processes.ts'
import { median } from './numbers.ts'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface LighthouseResult {
  /** 0-100, median of the runs. */
  scores: Record<(typeof CATEGORIES)[number], number>
  lcpMs: number
  tbtMs: number
  cls: number
  /** Audits that lost points in any run. */
  below: string[]
}

/** Lighthouse's phone profile, median of three runs, each in a browser of its own. */
export async function measureLighthouse(url: string): Promise<LighthouseResult> {
  const runs: LighthouseResult[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await runOnce(url))
  const middle = (pick: (run: LighthouseResult) => number) => median(runs.map(pick))
  return {
    scores: Object.fromEntries(
      CATEGORIES.map(name => [name, middle(({ scores }) => scores[name])]),
    ) as LighthouseResult['scores'],
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
    below: [...new Set(runs.flatMap(({ below }) => below))],
  }
}

async function runOnce(url: string): Promise<LighthouseResult> {
  const { default: lighthouse } = await import('lighthouse')
  const profile = mkdtempSync(join(tmpdir(), 'passepartout-lighthouse-'))
  const port = await freePort()
  const flags = [
    '--headless',
    ...CHROMIUM_FLAGS,
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
  ]
  const browser = startProcess(requireChromium(), [...flags, 'about:blank'], process.env)
  try {
    await waitUntilListening(port)
    const found = await lighthouse(url, {
      port,
      hostname: '127.0.0.1',
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...CATEGORIES],
    })
    if (!found || found.lhr.runtimeError)
      throw new Error(found?.lhr.runtimeError?.message ?? 'Lighthouse gave no result')
    const { audits, categories } = found.lhr
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: Object.fromEntries(
        CATEGORIES.map(name => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ) as LighthouseResult['scores'],
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      below: Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id),
      ),
    }
  } finally {
    await stopProcess(browser, 'SIGTERM', 5)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function waitUntilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined)) return
    await wait(100)
  }
  throw new Error('Chromium does not start')
}
