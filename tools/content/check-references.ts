import type { Story } from '@passepartout/content'
import type { Inventory } from './inventory.ts'
import type { KnownIds, NamedKind } from './known-ids.ts'
import { type Fields, isFields, visitValues } from './visit-values.ts'

/** Fields of blocks that hold an id of the catalogue, or a list of ids. */
const NAMING: Readonly<Record<string, NamedKind>> = {
  materialType: 'material',
  frameType: 'frame',
  card: 'card',
  cards: 'card',
  themeId: 'theme',
  designGroupId: 'calendar',
  calendarTypes: 'calendar type',
  designGroupSetId: 'photobook',
  photobookTypes: 'photobook type',
  accessoryTypes: 'accessory type',
  sku: 'article number',
}
/** Blocks with an id in a field that means something else in other blocks. */
const NAMING_IN: Readonly<Record<string, Readonly<Record<string, NamedKind>>>> = {
  occasion: { occasion: 'occasion' },
  'card-overview': { occasion: 'occasion' },
  themes: { occasion: 'occasion' },
  'flag-on-off': { flag: 'flag' },
  'collage-detail': { designId: 'collage' },
}

/** Unknown names in a story: photos, scenes, images, and ids of the catalogue. */
export function checkReferences(story: Story, inventory: Inventory, known: KnownIds): string[] {
  const problems: string[] = []
  const expect = (what: string, isKnown: (id: string) => boolean, value: unknown, path: string) => {
    for (const id of [value].flat()) {
      if (typeof id === 'string' && id && !isKnown(id)) problems.push(`${path}: unknown ${what} "${id}"`)
    }
  }

  visitValues(story.content, (value, path) => {
    if (!isFields(value)) return
    const own = NAMING_IN[String(value.component)] ?? {}
    for (const [field, kind] of Object.entries({ ...NAMING, ...own }))
      expect(kind, known[kind], value[field], path)
    expect('picture', file => inventory.files.has(file.replace(/^\/_assets\//, '')), assetOf(value), path)
    if (typeof value.scene === 'string') problems.push(...checkScene(value, inventory, path))
    if (typeof value.fromPrice === 'string') problems.push(...checkPrice(value.fromPrice, known, path))
  })
  return problems
}

/** The file name of an image, or the file of a link. */
function assetOf({ fieldtype, linktype, filename, url, cached_url }: Fields): unknown {
  if (fieldtype === 'asset') return filename
  return fieldtype === 'multilink' && linktype === 'asset' ? url || cached_url : undefined
}

function checkScene({ scene, photos }: Fields, { scenes, photos: known }: Inventory, path: string): string[] {
  const placements = typeof scene === 'string' ? scenes.get(scene) : undefined
  if (placements === undefined) return [`${path}: unknown scene "${String(scene)}"`]
  const shown = Array.isArray(photos) ? photos.map(String) : []
  const strangers = shown.filter(photo => !known.has(photo)).map(photo => `${path}: unknown photo "${photo}"`)
  // An empty wall takes one photo.
  const room = Math.max(1, placements)
  return shown.length > room
    ? [...strangers, `${path}: ${shown.length} photos for ${room} places in "${String(scene)}"`]
    : strangers
}

/** Kind of the id behind the prefix of a price reference such as `calendar/wandkalender:a4-hoch`. */
const PRICED: Readonly<Record<string, NamedKind>> = {
  card: 'theme',
  calendar: 'calendar type',
  photobook: 'photobook type',
  collage: 'collage',
  photobox: 'box size',
  photoprint: 'print type',
  accessory: 'article number',
  sku: 'article number',
}

function checkPrice(fromPrice: string, known: KnownIds, path: string): string[] {
  const [name = ''] = fromPrice.split(':')
  const [word, id] = name.split('/')
  if (id !== undefined) {
    const kind = PRICED[word ?? '']
    return kind && known[kind](id) ? [] : [`${path}: a price of the unknown ${kind ?? 'kind'} "${fromPrice}"`]
  }
  const [made = '', option] = name.split('@')
  const [material = '', frame] = made.split('+')
  if (option && !known.option(option)) return [`${path}: a price with the unknown option "${fromPrice}"`]
  if (name && !known.material(material)) return [`${path}: a price of the unknown material "${fromPrice}"`]
  return frame && !known.frame(frame) ? [`${path}: a price with the unknown frame "${frame}"`] : []
}
