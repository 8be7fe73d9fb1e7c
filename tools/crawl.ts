import { parseArgs } from 'node:util'
import { CHANNELS, LOCALES } from '@passepartout/domain'
import { crawlShop } from './crawl/crawl-shop.ts'
import { startShop } from './shop/start-shop.ts'

const { values } = parseArgs({
  options: {
    channel: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    most: { type: 'string' },
  },
})

const shop = await startShop()
try {
  const { pages, pictures, problems } = await crawlShop({
    port: shop.port,
    channels: CHANNELS.filter(channel => values.channel?.includes(channel) ?? true),
    locales: LOCALES.filter(locale => values.locale?.includes(locale) ?? true),
    ...(values.most === undefined ? {} : { most: Number(values.most) }),
    onShop: (name, found) => console.log(`${name}: ${found} pages`),
  })
  const missing = shop
    .output()
    .split('\n')
    .filter(line => line.includes('missing-translation'))
  for (const problem of [...problems, ...missing]) console.log(`✗ ${problem}`)
  console.log(`${pages} pages, ${pictures} pictures, ${problems.length + missing.length} problems`)
  process.exitCode = problems.length + missing.length > 0 ? 1 : 0
} finally {
  await shop.dispose()
}
