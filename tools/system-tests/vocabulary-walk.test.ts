import { CARD_DIE_CUTS, definitionOf, MATERIALS } from '@passepartout/domain'
import { SPECIFIED_IDS } from '@passepartout/domain/specification-words'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import { openDesigns } from '../designs/open-designs.ts'
import { PHOTO_FORMATS_IN_INCHES, photobookPageCounts } from './photo-product-locations.ts'
import { requestShop } from './request-shop.ts'
import { UNSEEN_GROUPS } from './shop-word-locations.ts'
import { placesOf, type VocabularyLocation } from './vocabulary-locations.ts'

const { port } = inject('shop')
const { catalogue, library } = await openDesigns()
const places = placesOf(catalogue, library.designs)

/** The specification's own ids, group by group; an id without a page fails. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  materials: MATERIALS,
  options: catalogue.options.flatMap(({ values }) => values.map(({ id }) => id)),
  frames: catalogue.frames.flatMap(({ finishes }) => finishes.map(({ id }) => id)),
  'product-kinds': SPECIFIED_IDS['product-kinds'],
  occasions: SPECIFIED_IDS.occasions,
  'card-filters': SPECIFIED_IDS['card-filters'],
  'sort-options': SPECIFIED_IDS['sort-options'],
  'envelope-classes': SPECIFIED_IDS['envelope-classes'],
  units: SPECIFIED_IDS.units,
  currencies: SPECIFIED_IDS.currencies,
  'format-groups': SPECIFIED_IDS['format-groups'],
  'mat-colours': SPECIFIED_IDS['mat-colours'],
  'mat-sizes': SPECIFIED_IDS['mat-sizes'],
  'frame-extras': SPECIFIED_IDS['frame-extras'],
  'display-materials': SPECIFIED_IDS['display-materials'],
  punchings: CARD_DIE_CUTS,
  refinements: SPECIFIED_IDS.refinements,
  'card-accessory-types': SPECIFIED_IDS['card-accessory-types'],
  'calendar-types': SPECIFIED_IDS['calendar-types'],
  'calendar-formats': SPECIFIED_IDS['calendar-formats'],
  'calendar-mountings': SPECIFIED_IDS['calendar-mountings'],
  'calendar-papers': Object.keys(definitionOf(catalogue, 'calendar').papers),
  'calendar-months': Array.from({ length: 12 }, (_, index) => String(index + 1)),
  'photobook-types': SPECIFIED_IDS['photobook-types'],
  'photobook-bindings': SPECIFIED_IDS['photobook-bindings'],
  'photobook-covers': SPECIFIED_IDS['photobook-covers'],
  'cover-laminations': (catalogue.vocabulary['cover-laminations'] ?? []).map(({ id }) => id),
  'photobook-papers': SPECIFIED_IDS['photobook-papers'],
  'photobook-formats': (catalogue.vocabulary['photobook-formats'] ?? []).map(({ id }) => id),
  'photobook-orientations': SPECIFIED_IDS['photobook-orientations'],
  'photobook-page-counts': photobookPageCounts(catalogue),
  'photobook-categories': SPECIFIED_IDS['photobook-categories'],
  'photobox-types': SPECIFIED_IDS['photobox-types'],
  'photobox-sizes': SPECIFIED_IDS['photobox-sizes'],
  'photobox-formats': definitionOf(catalogue, 'photobox').sizes.flatMap(({ formats }) => formats),
  'print-types': SPECIFIED_IDS['print-types'],
  'photo-formats': SPECIFIED_IDS['photo-formats'],
  'photo-formats-in-inches': PHOTO_FORMATS_IN_INCHES,
  'card-labels': (catalogue.vocabulary['card-labels'] ?? []).map(({ id }) => id),
}

const pages = new Map<string, Promise<HTMLElement>>()

async function fetchPage(host: string, path: string): Promise<HTMLElement> {
  const { status, body, headers } = await requestShop(port, host, path)
  if (status !== 200) throw new Error(`${host}${path} answers ${status} ${headers.location ?? ''}`)
  return parse(body)
}

function pageOf({ shop, path }: VocabularyLocation): Promise<HTMLElement> {
  const host = `${shop === 'kartenliebe' ? 'kartenliebe.de' : (shop ?? 'passepartout.de')}.localhost`
  const known = pages.get(host + path) ?? fetchPage(host, path)
  pages.set(host + path, known)
  return known
}

function isShown(page: HTMLElement, selector: string): boolean {
  const [plain = '', words] = selector.split(' ::text')
  const found = page.querySelectorAll(plain)
  if (words !== undefined)
    return found.some(({ text }) => text.replace(/\s/g, ' ').includes(words.slice(1, -1)))
  return found.some(element => element.getAttribute('disabled') === undefined)
}

test.each(Object.entries(WORDS))('each of the %s stands on a page', async (group, words) => {
  const missing: string[] = []
  for (const word of words) {
    const place = places[group]?.[word]
    if (!place) {
      missing.push(`${word}: nowhere`)
      continue
    }
    const page = await pageOf(place)
    const gone = place.shows.filter(selector => !isShown(page, selector))
    if (place.shows.length === 0 || gone.length > 0)
      missing.push(`${word}: ${place.path} lacks ${gone.join(', ')}`)
  }
  expect(words.length).toBeGreaterThan(1)
  expect(missing).toEqual([])
})

test('every group of the specification is walked, or names why no visitor sees it', () => {
  const left = Object.keys(SPECIFIED_IDS).filter(group => !(group in WORDS) && !(group in UNSEEN_GROUPS))
  expect(left).toEqual([])
})

test('a word that nobody sells would be told', async () => {
  const page = await pageOf({ path: '/rahmen', shows: [] })
  expect(isShown(page, 'input[name="matType"][value="mat-gold:30"]')).toBe(false)
  const calendar = await pageOf({ path: '/fotokalender/design?formatType=a2-hoch', shows: [] })
  expect(isShown(calendar, 'input[name="formatType"][value="a2-hoch"]')).toBe(false)
  expect(isShown(calendar, 'select[name="startMonth"] option[value="13"]')).toBe(false)
  await expect(fetchPage('passepartout.de.localhost', '/wandbilder/kork')).rejects.toThrow('answers 404')
})
