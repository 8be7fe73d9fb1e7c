// npm run test:crawl -- [--only passepartout/de-DE]... [--channel c]... [--locale l]... [--most n] [--port n]
import { parseArgs } from 'node:util'
import { ensureBuilds } from './bootstrap/builds.mjs'
import { root } from './bootstrap/root.mjs'
import { step } from './bootstrap/steps.mjs'
import { allWindows, crawlShop, windowName } from './crawl/crawl-shop.ts'
import { startPageWatcher } from './crawl/page-watcher.ts'
import { startShop } from './system-tests/start-shop.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    channel: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    most: { type: 'string' },
    port: { type: 'string' },
  },
})

const windows = allWindows.filter(
  window =>
    (values.only?.includes(windowName(window)) ?? true) &&
    (values.channel?.includes(window.channel) ?? true) &&
    (values.locale?.includes(window.locale) ?? true),
)
if (windows.length === 0) {
  console.error(`No such shop window. There are: ${allWindows.map(windowName).join(', ')}`)
  process.exit(2)
}

await step('build', () => ensureBuilds(root)).catch(() => process.exit(1))
const shop = await startShop({
  // Every page is requested once: caching none saves their compression.
  env: { DISABLE_PAGE_CACHE: '1' },
  ...(values.port !== undefined && { port: Number(values.port) }),
})
const watcher = await startPageWatcher()
try {
  const reported = new Set<string>()
  const report = (problems: readonly string[]) => {
    for (const problem of problems) {
      if (!reported.has(problem)) console.log(`✗ ${problem}`)
      reported.add(problem)
    }
  }
  const missing = () =>
    shop
      .output()
      .split('\n')
      .filter(line => line.includes('missing-translation'))
  const { pages, shown, pictures, problems } = await crawlShop({
    port: shop.port,
    windows,
    complaintsOf: watcher.complaintsOf,
    ...(values.most === undefined ? {} : { most: Number(values.most) }),
    onWindow: (name, found) => {
      report([...found.problems, ...missing()])
      console.log(
        `${name}: ${found.pages} pages, ${found.shown} of them in a browser, ${found.pictures} new pictures, ${found.problems.length} problems`,
      )
    },
  })
  report([...problems, ...missing()])
  console.log(
    `${windows.length} windows, ${pages} pages, ${shown} of them in a browser, ${pictures} pictures, ${reported.size} problems`,
  )
  process.exitCode = reported.size > 0 ? 1 : 0
} finally {
  await watcher.stop()
  await shop.dispose()
}
