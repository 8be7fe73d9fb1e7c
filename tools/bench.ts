// npm run bench -- pages [--seconds 4] [--material /path] [--cards /path] [--quick] [--json file]
import { parseArgs } from 'node:util'
import { benchPages } from './bench/pages.ts'
import { ensureBuilds } from './bootstrap/builds.mjs'
import { root } from './bootstrap/root.mjs'
import { step } from './bootstrap/steps.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '4' },
    material: { type: 'string', default: '/wandbilder/leinwand' },
    cards: { type: 'string', default: '/hochzeitskarten/' },
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

if (positionals[0] !== 'pages') {
  console.error('Say what to measure: npm run bench -- pages')
  process.exit(2)
}
await step('build', () => ensureBuilds(root)).catch(() => process.exit(1))
const { material, cards, quick, json } = values
await benchPages({ seconds: Number(values.seconds), material, cards, quick, json })
