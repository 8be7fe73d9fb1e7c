// npm run screens -- [path ...] [--widths 390,820,1440] [--channels passepartout,kartenliebe] [--country de] [--port 4100] [--url http://...]
// Screenshots of pages for review: screens/<channel>/<path>-<width>.png
// npm run screens -- blocks: every block by itself, from the sample data beside it, at four widths
// npm run screens -- specification: the pages of tools/screens/specification-pages.ts, at 390 and 1440
// npm run screens -- steps: the designer in every language, for the three steps on passepartout's start page (content/assets/steps)
import { globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilds } from './bootstrap/builds.mjs'
import { root } from './bootstrap/root.mjs'
import { step } from './bootstrap/steps.mjs'
import { captureScreenshots, type ScreenshotTarget, screenName } from './screens/screenshots.ts'
import { SPECIFICATION_PAGES } from './screens/specification-pages.ts'
import { captureSteps } from './screens/step-screenshots.ts'
import { startShop } from './system-tests/start-shop.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string' },
    channels: { type: 'string', default: 'passepartout,kartenliebe' },
    country: { type: 'string', default: 'de' },
    port: { type: 'string' },
    url: { type: 'string' },
  },
})
const ofBlocks = positionals[0] === 'blocks'
const wanted = positionals.length > 0 ? positionals : ['/']
const paths = ofBlocks ? blockPaths(positionals.slice(1)) : wanted
const ofSpecification = positionals[0] === 'specification'
const defaultWidths = ofBlocks ? '390,820,1440,1920' : ofSpecification ? '390,1440' : '390,820,1440'
const widths = (values.widths ?? defaultWidths).split(',').map(Number)
const folder = join(root, 'screens')

if (!values.url) await step('build', () => ensureBuilds(root)).catch(() => process.exit(1))
const shop = values.url
  ? undefined
  : await startShop({
      env: { DEV_PAGES: '1' },
      ...(values.port && { port: Number(values.port) }),
    })
try {
  if (positionals[0] === 'steps') await screenshotSteps()
  else if (ofSpecification) await screenshotSpecification()
  else await screenshotPages()
} finally {
  await shop?.dispose()
}

async function screenshotSteps(): Promise<void> {
  const url = (path: string, country: string) =>
    shop?.url(path, `passepartout.${country}.localhost`) ?? new URL(path, values.url).href
  for await (const file of captureSteps({ assets: join(root, 'content/assets'), url })) console.log(file)
}

async function screenshotPages(): Promise<void> {
  const shots = values.channels.split(',').flatMap(channel =>
    paths.flatMap(path => {
      const base = shop
        ? shop.url(path, `${channel}.${values.country}.localhost`)
        : new URL(path, values.url).href
      return widths.map(width => ({ url: base, width, file: join(folder, channel, screenName(path, width)) }))
    }),
  )
  await takeScreenshots(shots)
}

/** Pages of several countries, by folders such as `screens/kartenliebe-at`. */
async function screenshotSpecification(): Promise<void> {
  const channels = values.channels.split(',')
  await takeScreenshots(
    SPECIFICATION_PAGES.filter(({ channel }) => channels.includes(channel)).flatMap(
      ({ channel, country, path, article, buyer, status }) => {
        const urlOf = (inner: string) => addressOf(inner, `${channel}.${country}.localhost`)
        return widths.map(width => ({
          url: urlOf(path),
          width,
          file: join(folder, `${channel}-${country}`, screenName(path, width)),
          ...(article && { article: urlOf(article) }),
          ...(buyer && { buyer }),
          ...(status && { status }),
        }))
      },
    ),
  )
}

/** Of the shop that was started, or of the running one of `--url` under that host's name. */
function addressOf(path: string, host: string): string {
  if (shop) return shop.url(path, host)
  const address = new URL(path, values.url)
  address.hostname = host
  return address.href
}

async function takeScreenshots(shots: readonly ScreenshotTarget[]): Promise<void> {
  for (const { file } of shots) mkdirSync(dirname(file), { recursive: true })
  let failed = 0
  for await (const { file, problems } of captureScreenshots(shots)) {
    console.log([file, ...problems.map(problem => `  ${problem}`)].join('\n'))
    if (problems.length > 0) failed++
  }
  if (failed > 0) process.exitCode = 1
}

/** Addresses of the named blocks, or of all that have a sample. */
function blockPaths(names: readonly string[]): string[] {
  const folder = join(root, 'apps/storefront/app/blocks')
  const found = globSync('*/sample.json', { cwd: folder }).map(dirname).sort()
  return (names.length > 0 ? names : found).map(name => `/_blocks/${name}`)
}
