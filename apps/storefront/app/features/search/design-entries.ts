import {
  type Client,
  getAccessories,
  getCalendarDesignGroups,
  getCollageDesignGroups,
  getPhotobookDesignGroupSets,
  getThemes,
} from '@passepartout/contracts'
import type { Translate } from '@passepartout/domain'
import type { Story } from '../../platform/stories.ts'
import { accessoryTile } from '../product-list/accessory-tile.ts'
import { designTile } from '../product-list/design-tile.ts'
import type { ProductTile } from '../product-list/overview-list.ts'
import { themeTile } from '../product-list/theme-tile.ts'
import type { SearchEntry } from './search-entry.ts'

type Named = readonly { name: string }[]
/** Page size of the list calls. */
const PAGE = 48

/** Designs by the block that lists them. */
export type Designs = Readonly<Record<string, readonly SearchEntry[]>>

/** Every design and accessory in a shop's lists, each with the link to its page. */
export async function designEntries(
  api: Client,
  stories: readonly Story[],
  translate: Translate,
  breathe: () => Promise<void>,
): Promise<Designs> {
  const everyPage = pagesWithBlock(breathe)
  const detail = (block: string, tile: ProductTile): ProductTile => {
    const path = pathOfDetail(stories, block)
    return path && tile.detailQuery ? { ...tile, address: `${path}?${tile.detailQuery}` } : tile
  }
  const designs = await Promise.all([
    everyPage(
      page => api.call(getThemes, { query: { size: PAGE, page } }),
      theme => {
        const { occasions, categories, style, labels, palettes, refinements } = theme
        const card = design(translate('search.card'), themeTile(theme), [
          occasions,
          categories,
          [style],
          labels,
          palettes,
          refinements,
        ])
        return { ...card, occasions: occasions.map(({ value }) => value) }
      },
    ),
    everyPage(
      page => api.call(getCalendarDesignGroups, { query: { size: PAGE, page } }),
      item => {
        const { designGroupId: id, calendarTypes, formats, palettes, labels } = item
        const tile = designTile(item, {
          id,
          details: calendarTypes.map(({ name }) => name),
          detailQuery: `designGroupId=${id}`,
        })
        return design(translate('search.calendar'), detail('calendar-detail', tile), [
          calendarTypes,
          formats,
          palettes,
          labels,
        ])
      },
    ),
    everyPage(
      page => api.call(getPhotobookDesignGroupSets, { query: { size: PAGE, page } }),
      item => {
        const { designGroupSetId: id, categories, photobookTypes, palettes, labels } = item
        const tile = designTile(item, {
          id,
          details: categories.slice(0, 2).map(({ name }) => name),
          detailQuery: `designGroupSetId=${id}`,
        })
        return design(translate('search.photobook'), detail('photobook-detail', tile), [
          categories,
          photobookTypes,
          palettes,
          labels,
        ])
      },
    ),
    everyPage(
      page => api.call(getCollageDesignGroups, { query: { size: PAGE, page } }),
      item => {
        const { designId: id, slots, formats, labels, palettes } = item
        const tile = designTile(item, {
          id,
          details: [translate('overview.photos', { count: slots }), formats[0]?.name],
          detailQuery: `designId=${id}`,
        })
        return design(translate('search.collage'), detail('collage-detail', tile), [
          labels,
          formats,
          palettes,
        ])
      },
    ),
    everyPage(
      page => api.call(getAccessories, { query: { size: PAGE, page } }),
      item => {
        const tile = detail('accessory-detail', accessoryTile(item))
        return design(item.text, tile, [item.variants.map(({ colour }) => colour)])
      },
    ),
  ])
  const [cards = [], calendars = [], photobooks = [], collages = [], accessories = []] = designs
  return {
    'accessory-overview': accessories,
    'calendar-overview': calendars,
    'card-overview': cards,
    'collage-overview': collages,
    'photobook-overview': photobooks,
  }
}

function design(kind: string, tile: ProductTile, named: readonly Named[]): SearchEntry {
  return {
    id: `design:${tile.address}`,
    group: 'designs',
    title: tile.name,
    text: tile.details.join(', '),
    keywords: [kind, ...named.flat().map(({ name }) => name)].join(' '),
    link: tile.address,
    tile,
  }
}

/** Inner path of the page for a single design of a kind. */
function pathOfDetail(stories: readonly Story[], block: string): string | undefined {
  const story = stories.find(
    ({ content }) => Array.isArray(content.body) && content.body.some(({ component }) => component === block),
  )
  return story && `/${story.full_slug.split('/').slice(2).join('/')}`
}

type ListCall<Item> = (page: number) => Promise<Answer<Item>>
type Answer<Item> = { ok: true; payload: { items: readonly Item[]; pages: number } } | { ok: false }

/**
 * Reads all pages of lists, one after the other, and yields to other work in between; no entries for a kind that the
 * shop does not sell.
 */
function pagesWithBlock(breathe: () => Promise<void>) {
  let before: Promise<unknown> = Promise.resolve()
  async function read<Item>(
    fetchPage: ListCall<Item>,
    entry: (item: Item) => SearchEntry,
  ): Promise<SearchEntry[]> {
    const entries: SearchEntry[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      await breathe()
      const answer = await fetchPage(page)
      if (!answer.ok) break
      pages = answer.payload.pages
      entries.push(...answer.payload.items.map(entry))
    }
    return entries
  }
  return <Item>(fetchPage: ListCall<Item>, entry: (item: Item) => SearchEntry): Promise<SearchEntry[]> => {
    const mine = before.then(() => read(fetchPage, entry))
    before = mine.catch(() => undefined)
    return mine
  }
}
