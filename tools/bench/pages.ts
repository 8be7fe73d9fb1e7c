import { readFileSync, writeFileSync } from 'node:fs'
import { ALL_CONSENT_PURPOSES } from '../system-tests/all-consent-purposes.ts'
import { compareWithBareServer } from './cached-page.ts'
import type { ComparisonResult } from './compare-with-bare-server.ts'
import { type FirstLoad, measureFirstLoad } from './first-load.ts'
import { type LighthouseResult, measureLighthouse } from './lighthouse.ts'
import { loadTool } from './load.ts'
import { describeMachine } from './machine.ts'
import { kib, markdownTable, replaceTables } from './numbers.ts'
import { machineSeconds } from './process-usage.ts'
import { measureRender, type RenderedPage } from './rendered-page.ts'
import { startIdleShop } from './start-idle-shop.ts'

export interface PagesOptions {
  /** Of one load run. */
  seconds: number
  material: string
  cards: string
  json: string | undefined
  /** A Markdown file whose tables of these results are replaced. */
  write: string | undefined
  /** Skips Lighthouse, which takes most of the time. */
  quick: boolean
  /** Measures pages of a shop with all consent purposes: statistics, split tests, recordings, a tag manager. */
  everything: boolean
}

const WALL = 'passepartout.de.localhost'
const CARDS = 'kartenliebe.de.localhost'

/** Baseline: what this browser on this machine needs for a trivial page. */
const BARE_PAGE =
  'data:text/html,<!doctype html><title>Bare</title><h1>Three</h1><p>elements</p><button>here</button>'

interface PageResult extends FirstLoad {
  name: string
  path: string
  lighthouse: LighthouseResult | undefined
}

/** Measures the pages for docs/figures.md, and prints the results as Markdown. */
export async function benchPages(options: PagesOptions): Promise<void> {
  const pages = [
    { name: 'start page', host: WALL, path: '/' },
    { name: 'material page', host: WALL, path: options.material },
    { name: 'card occasion page', host: CARDS, path: options.cards },
    { name: 'service page', host: WALL, path: '/versand' },
  ]
  console.log(`${describeMachine()}; load by ${loadTool()}, 64 connections\n`)
  const foreign = await otherProcessesLoad()
  if (foreign > 0.2)
    console.log(`Note: other programs use ${foreign.toFixed(1)} cores; compare CPU, not requests.\n`)

  const shop = await startIdleShop({
    env: {
      SHOP_HOST_PATTERN: '{channel}.{country}.localhost',
      ...(options.everything ? ALL_CONSENT_PURPOSES : {}),
    },
  })
  const results: PageResult[] = []
  let compared: ComparisonResult[]
  let bareTaskMs: number
  try {
    compared = await compareWithBareServer(shop, '/', `${WALL}:${shop.port}`, options.seconds)
    console.log(formatLoad(compared))
    for (const { name, host, path } of pages) {
      const url = shop.url(path, host)
      const firstLoad = await measureFirstLoad(url)
      const lighthouse = options.quick ? undefined : await measureLighthouse(url)
      results.push({ name, path, ...firstLoad, lighthouse })
    }
    bareTaskMs = (await measureFirstLoad(BARE_PAGE)).longestTaskMs
  } finally {
    await shop.dispose()
  }
  const renderMs = await measureRender(pages)
  const tables = [...tablesIn(results), renderTable(pages, renderMs)]
  console.log(`\n${tables.join('\n\n')}\n`)
  console.log(`Longest task of a page of three elements, 4x slower: ${bareTaskMs} ms.`)
  if (options.write) writeFileSync(options.write, replaceTables(readFileSync(options.write, 'utf8'), tables))
  for (const { name, lighthouse } of results) {
    if (lighthouse && lighthouse.below.length > 0)
      console.log(`${name}, below par: ${lighthouse.below.join(', ')}`)
  }
  if (options.json) {
    writeFileSync(
      options.json,
      JSON.stringify({ machine: describeMachine(), compared, renderMs, bareTaskMs, pages: results }, null, 2),
    )
  }
}

/** Cores in use by other processes. */
async function otherProcessesLoad(): Promise<number> {
  const before = machineSeconds()
  await new Promise(resolve => setTimeout(resolve, 1000))
  return machineSeconds() - before
}

function formatLoad(compared: readonly ComparisonResult[]): string {
  const rows = compared.flatMap(({ name, shop, bare, ratio }) => [
    [`${name}, shop`, ...figures(shop), `${ratio.toFixed(2)}`],
    [`${name}, bare node:http`, ...figures(bare), '1'],
  ])
  const head = [
    'cached start page',
    'requests/s',
    'CPU µs/request',
    'requests/s per core',
    'memory MiB',
    'failed',
    'CPU ratio',
  ]
  return markdownTable(head, rows)
}

function figures({ perSecond, cpuMicros, residentMib, failed }: ComparisonResult['shop']): string[] {
  return [
    perSecond.toFixed(0),
    cpuMicros.toFixed(1),
    (1e6 / cpuMicros).toFixed(0),
    residentMib.toFixed(0),
    String(failed),
  ]
}

/** The two browser tables of docs/figures.md, each identified by its first heading. */
function tablesIn(results: readonly PageResult[]): string[] {
  const weights = results.map(({ name, requests, bytes, longestTaskMs }) => [
    ...[name, kib(bytes.html), kib(bytes.js), kib(bytes.css), kib(bytes.font)],
    ...[String(requests), String(longestTaskMs)],
  ])
  const scores = results.flatMap(({ name, lighthouse }) =>
    lighthouse ? [[name, ...Object.values(lighthouse.scores).map(String), ...timesOf(lighthouse)]] : [],
  )
  return [
    markdownTable(
      [
        'page (brotli, before any interaction)',
        ...['HTML KiB', 'JS KiB', 'CSS KiB', 'fonts KiB', 'requests', 'longest task ms, 4x slower'],
      ],
      weights,
    ),
    markdownTable(
      [
        'Lighthouse 13 mobile, simulated slow 4G, median of 3',
        ...['performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'],
      ],
      scores,
    ),
  ]
}

const renderTable = (pages: readonly RenderedPage[], milliseconds: readonly number[]): string =>
  markdownTable(
    ['uncached render, one after the other', 'CPU ms'],
    pages.map(({ name }, index) => [name, milliseconds[index]?.toFixed(1) ?? '']),
  )

const timesOf = ({ lcpMs, tbtMs, cls }: LighthouseResult) => [
  (lcpMs / 1000).toFixed(1),
  tbtMs.toFixed(0),
  cls.toFixed(2),
]
