import type { Story } from '@passepartout/content'
import { type Catalogue, hasMaterial, isOccasion } from '@passepartout/domain'
import type { Inventory } from './inventory.ts'
import { type Fields, isFields, visit } from './visit.ts'

type Check = (id: string) => boolean

/** Names in a story that nothing bears: photos, scenes, pictures, materials, frames, formats, cards, occasions. */
export function checkReferences(
  story: Story,
  inventory: Inventory,
  catalogue: Catalogue | undefined,
): string[] {
  const frames = new Set<string>(
    catalogue?.frames.flatMap(kind => [kind.id, ...kind.finishes.map(finish => finish.id)]),
  )
  const cards = new Set(
    catalogue?.cards.flatMap(card => [
      card.id,
      ...card.palettes.map(({ file }) => file.replace(/\.svg$/, '')),
    ]),
  )
  const isMaterial: Check = id => !catalogue || hasMaterial(catalogue, id)
  const isFrame: Check = id => !catalogue || frames.has(id)
  const isCard: Check = id => !catalogue || cards.has(id)
  const problems: string[] = []
  const expect = (what: string, known: Check, value: unknown, path: string) => {
    for (const id of [value].flat()) {
      if (typeof id === 'string' && id && !known(id)) problems.push(`${path}: unknown ${what} "${id}"`)
    }
  }

  visit(story.content, (value, path) => {
    if (!isFields(value)) return
    expect('material', isMaterial, value.materialType, path)
    expect('frame', isFrame, value.frameType, path)
    if (value.component === 'occasion' || value.component === 'card-overview')
      expect('occasion', isOccasion, value.occasion, path)
    if (Array.isArray(value.cards)) expect('card', isCard, value.cards, path)
    expect('card', isCard, value.card, path)
    expect('picture', file => inventory.files.has(file.replace(/^\/_assets\//, '')), assetOf(value), path)
    if (typeof value.scene === 'string') problems.push(...checkScene(value, inventory, path))
    if (typeof value.fromPrice === 'string')
      problems.push(...checkPrice(value.fromPrice, isMaterial, isFrame, path))
  })
  return problems
}

const assetOf = (value: Fields) => (value.fieldtype === 'asset' ? value.filename : undefined)

function checkScene({ scene, photos }: Fields, { scenes, photos: known }: Inventory, path: string): string[] {
  const placements = typeof scene === 'string' ? scenes.get(scene) : undefined
  if (placements === undefined) return [`${path}: unknown scene "${String(scene)}"`]
  const shown = Array.isArray(photos) ? photos.map(String) : []
  const strangers = shown.filter(photo => !known.has(photo)).map(photo => `${path}: unknown photo "${photo}"`)
  // A bare wall takes one photo for what the shop hangs on it.
  const room = Math.max(1, placements)
  return shown.length > room
    ? [...strangers, `${path}: ${shown.length} photos for ${room} places in "${String(scene)}"`]
    : strangers
}

function checkPrice(fromPrice: string, isMaterial: Check, isFrame: Check, path: string): string[] {
  const [, material = '', frame] = /^([a-z0-9-]+)(?:\+([a-z0-9-]+))?(?::\d+x\d+)?$/.exec(fromPrice) ?? []
  if (fromPrice && !isMaterial(material)) return [`${path}: a price of the unknown material "${fromPrice}"`]
  return frame && !isFrame(frame) ? [`${path}: a price with the unknown frame "${frame}"`] : []
}
