// npm run bench -- pages [--seconds 4] [--material /path] [--cards /path] [--quick] [--everything] [--json file] [--write docs/figures.md]
// npm run bench -- prices [--seconds 4] [--minutes 1] [--json file]
// npm run bench -- interactions [--json file]
// npm run bench -- layouts
// npm run bench -- books
// npm run bench -- contacts
// npm run bench -- own-photo
// npm run bench -- designer [--only script,caret,thumbs,frames,heap] [--designs collage,card] [--minutes 3]
// npm run bench -- orders [--seconds 60] [--rate 20] [--embedded] [--questions] [--json file]
// npm run bench -- kills [--kills 200] [--power-cuts 50] [--embedded] [--json file]
// npm run bench -- flag-events [--seconds 60] [--rate 2000] [--json file]
// npm run bench -- search [--seconds 30] [--rate 200] [--embedded]
// npm run bench -- soak [--minutes 30]
// npm run bench -- capacity [--count-orders 1000000] [--count-photos 10000000]
// npm run bench -- fuzz [--requests 20000] [--seed 1]
import { parseArgs } from 'node:util'
import { benchBooks } from './bench/books.ts'
import { benchCapacity } from './bench/capacity/bench-capacity.ts'
import { benchContacts } from './bench/contacts.ts'
import { benchDesigner, PARTS } from './bench/designer/bench-designer.ts'
import { benchFlagEvents } from './bench/flag-events.ts'
import { benchFuzz } from './bench/fuzz.ts'
import { benchInteractions } from './bench/interactions.ts'
import { benchLayouts } from './bench/layouts.ts'
import { benchCrashRecovery } from './bench/orders/bench-crash-recovery.ts'
import { benchOrders } from './bench/orders/bench-orders.ts'
import { benchPages } from './bench/pages.ts'
import { benchPrices } from './bench/prices.ts'
import { benchSearch } from './bench/search.ts'
import { benchSoak } from './bench/soak-result.ts'
import { benchVisitorPhoto } from './bench/visitor-photo.ts'
import { ensureBuilds } from './bootstrap/builds.mjs'
import { root } from './bootstrap/root.mjs'
import { step } from './bootstrap/steps.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    minutes: { type: 'string' },
    material: { type: 'string', default: '/wandbilder/leinwand' },
    cards: { type: 'string', default: '/hochzeitskarten/' },
    quick: { type: 'boolean', default: false },
    everything: { type: 'boolean', default: false },
    rate: { type: 'string' },
    kills: { type: 'string', default: '200' },
    'power-cuts': { type: 'string' },
    embedded: { type: 'boolean', default: false },
    questions: { type: 'boolean', default: false },
    only: { type: 'string' },
    designs: { type: 'string' },
    json: { type: 'string' },
    write: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    'count-orders': { type: 'string', default: '1000000' },
    'count-photos': { type: 'string', default: '10000000' },
    'database-url': { type: 'string' },
  },
})

const { material, cards, quick, everything, json, write, seed } = values
const rate = values.rate === undefined ? undefined : Number(values.rate)
/** Four seconds measure how fast a page is; orders need a minute, because the first ones of a new process are slow. */
const seconds = Number(values.seconds ?? (positionals[0] === 'orders' ? 60 : 4))
const build = () => step('build', () => ensureBuilds(root)).catch(() => process.exit(1))

switch (positionals[0]) {
  case 'pages':
    await build()
    await benchPages({ seconds, material, cards, quick, everything, json, write })
    break
  case 'prices':
    await build()
    await benchPrices({ seconds, minutes: Number(values.minutes ?? 1), json })
    break
  case 'interactions':
    await build()
    process.exitCode = await benchInteractions({ json })
    break
  case 'layouts':
    process.exitCode = benchLayouts()
    break
  case 'books':
    process.exitCode = await benchBooks(root, write)
    break
  case 'contacts':
    process.exitCode = benchContacts()
    break
  case 'own-photo':
    await build()
    process.exitCode = await benchVisitorPhoto()
    break
  case 'designer':
    await build()
    process.exitCode = await benchDesigner({
      parts: PARTS.filter(part => !values.only || values.only.split(',').includes(part)),
      designs: values.designs?.split(','),
      minutes: Number(values.minutes ?? 3),
    })
    break
  case 'flag-events':
    await build()
    process.exitCode = await benchFlagEvents({
      seconds: Number(values.seconds ?? 60),
      rate: rate ?? 2000,
      json,
    })
    break
  case 'orders':
    await build()
    process.exitCode = await benchOrders({
      seconds,
      rate,
      embedded: values.embedded,
      json,
      questions: values.questions,
    })
    break
  case 'kills':
    await build()
    process.exitCode = await benchCrashRecovery({
      kills: Number(values['power-cuts'] ?? values.kills),
      isPowerCut: values['power-cuts'] !== undefined,
      embedded: values.embedded,
      json,
    })
    break
  case 'search':
    await build()
    process.exitCode = await benchSearch({
      seconds: Number(values.seconds ?? 30),
      rate: rate ?? 200,
      embedded: values.embedded,
    })
    break
  case 'soak':
    await build()
    process.exitCode = await benchSoak({ minutes: Number(values.minutes ?? 30) })
    break
  case 'capacity':
    process.exitCode = await benchCapacity(
      { orders: Number(values['count-orders']), photos: Number(values['count-photos']) },
      values['database-url'],
    )
    break
  case 'fuzz':
    process.exit(benchFuzz({ requests: Number(values.requests), seed }))
    break
  default:
    console.error(
      'Say what to measure: npm run bench -- pages | prices | interactions | layouts | books | own-photo | designer | orders | kills | flag-events | search | soak | capacity | fuzz',
    )
    process.exit(2)
}
