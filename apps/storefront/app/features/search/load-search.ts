import { type Global, globalSchema } from '@passepartout/content-model'
import type { Client } from '@passepartout/contracts'
import { translatorFor } from '../../messages/index.ts'
import { catalogueClient } from '../../platform/api-client.ts'
import { contentFailure } from '../../platform/content-failure.ts'
import type { PageRequest } from '../../platform/request.ts'
import type { Services } from '../../platform/services.ts'
import { loadStartingPrices } from '../prices/load-starting-prices.ts'
import type { StartingPrices } from '../prices/starting-price.tsx'
import { type Designs, designEntries } from './design-entries.ts'
import type { SearchEntry } from './search-entry.ts'
import { createSearchIndex, type SearchIndex, yieldPeriodically } from './search-index.ts'
import { serviceEntries } from './service-entries.ts'
import { storyEntries } from './story-entries.ts'

/** Largest age of prices and designs in results; the pages behind the results show the current ones. */
const FRESH_MS = 5 * 60_000
/** Number of shops whose index is cached; an index takes one to two megabytes. */
const MOST_KEPT = 12

/** Index and prices of a shop's search. */
export interface ShopIndex extends SearchIndex {
  /** Prices of its pages, as old as the index. */
  prices: StartingPrices
}

interface CachedIndex {
  index: Promise<ShopIndex>
  version: string
  madeAt: number
}

const indexes = new Map<string, CachedIndex>()

/**
 * No visitor waits for a renewal: it pauses twice as long as it works, and renewals that are due together run one after
 * the other.
 */
const RESTS = 2
let renewals: Promise<void> = Promise.resolve()

/** The index of a shop: built on first use, and built again when content has changed or it is too old. */
export function getSearchIndex(services: Services, own: PageRequest, now = Date.now()): Promise<ShopIndex> {
  const { channel, locale } = own.shop
  // An editor's preview is built for that request alone and never cached.
  if (own.preview) return buildIndex(services, own)
  const key = `${channel} ${locale}`
  const known = indexes.get(key)
  const version = `${services.stories.version} ${own.pricesVersion ?? 0}`
  if (known && known.version === version) {
    indexes.delete(key)
    indexes.set(key, known)
    if (now - known.madeAt <= FRESH_MS) return known.index
    // The first request after that gets the old index while the new one is built.
    known.madeAt = now
    renewals = renewals.then(async () => {
      try {
        const index = await buildIndex(services, own, RESTS)
        if (indexes.get(key) === known)
          indexes.set(key, { index: Promise.resolve(index), version, madeAt: now })
      } catch (error) {
        services.log.error(
          { key: 'hybrid-ssr-error', err: error, ...contentFailure(error) },
          'rebuilding search index failed',
        )
      }
    })
    return known.index
  }
  const index = buildIndex(services, own)
  indexes.set(key, { index, version, madeAt: now })
  index.catch(() => indexes.delete(key))
  for (const oldest of [...indexes.keys()].slice(0, Math.max(0, indexes.size - MOST_KEPT)))
    indexes.delete(oldest)
  return index
}

async function buildIndex(services: Services, own: PageRequest, rests = 0): Promise<ShopIndex> {
  const { shop } = own
  const api: Client = catalogueClient(own)
  const stories = await services.stories.all(shop.channel, shop.locale)
  const translate = translatorFor(shop, services.log)
  const breathe = yieldPeriodically(rests)
  const designs = await designEntries(api, stories, translate, breathe)
  const storyResults = await storyEntries(stories, globalStory(stories), breathe)
  const pages = storyResults.map(page => withSample(page, designs))
  const prices: StartingPrices = {}
  for (const name of new Set(pages.map(({ priceName }) => priceName))) {
    await breathe()
    Object.assign(prices, await loadStartingPrices([name], { api }))
  }
  const entries = [...pages, ...serviceEntries(shop, translate), ...Object.values(designs).flat()]
  return { ...(await createSearchIndex(entries, shop.language, { rests })), prices }
}

/**
 * A page that lists designs gets the image of the first one; a page about an occasion, that of a card for it, or none.
 */
function withSample(page: SearchEntry, designs: Designs): SearchEntry {
  const listed = designs[page.sells ?? '']
  if (!listed || page.visual?.scene || page.visual?.picture) return page
  const [occasion] = page.occasions ?? []
  const shown = occasion ? listed.find(({ occasions }) => occasions?.includes(occasion)) : listed[0]
  return { ...page, sample: shown?.tile?.picture }
}

function globalStory(stories: Awaited<ReturnType<Services['stories']['all']>>): Global | undefined {
  const story = stories.find(({ full_slug }) => full_slug.endsWith('/_global'))
  return globalSchema.safeParse(story?.content).data
}
