import type { Story } from '@passepartout/content'
import {
  type Catalogue,
  configuratorOf,
  hasMaterial,
  productsPageFor,
  SYSTEM_WORDS,
} from '@passepartout/domain'
import { type Fields, isFields, visit } from './visit.ts'

export interface LinkTargets {
  stories: ReadonlyMap<string, Story>
  /** Anchors by full slug, filled as they are asked for. */
  anchors: Map<string, ReadonlySet<string>>
  catalogue: Catalogue | undefined
}

/** Links that lead nowhere: missing stories and anchors, unknown addresses inside the shop, designer links with unknown parts. */
export function checkLinks(story: Story, targets: LinkTargets): string[] {
  const [, , firstWord = ''] = story.full_slug.split('/')
  const problems = SYSTEM_WORDS.has(firstWord)
    ? [`the address begins with "${firstWord}", which is a page of the shop itself`]
    : []
  visit(story.content, (value, path) => {
    if (!isFields(value)) return
    const problem =
      value.fieldtype === 'multilink' ? checkMultilink(value, targets) : checkMark(value, targets)
    if (problem) problems.push(`${path}: ${problem}`)
  })
  return problems
}

function checkMultilink(link: Fields, targets: LinkTargets): string | undefined {
  const address = String(link.cached_url ?? '')
  if (link.linktype !== 'story') return checkAddress(address, targets.catalogue)
  return checkStory(address, link.anchor, targets)
}

function checkMark(node: Fields, targets: LinkTargets): string | undefined {
  if (node.type !== 'link' || !isFields(node.attrs)) return undefined
  const address = String(node.attrs.href ?? '')
  if (node.attrs.linktype === 'email') return undefined
  if (node.attrs.linktype === 'story') return checkStory(address.slice(1), node.attrs.anchor, targets)
  return checkAddress(address, targets.catalogue)
}

function checkStory(
  fullSlug: string,
  anchor: unknown,
  { stories, anchors }: LinkTargets,
): string | undefined {
  const target = stories.get(fullSlug)
  if (!target) return `links to "${fullSlug}", which does not exist`
  if (typeof anchor !== 'string' || !anchor) return undefined
  const known = anchors.get(fullSlug) ?? anchorsOf(target)
  anchors.set(fullSlug, known)
  return known.has(anchor) ? undefined : `links to "#${anchor}", which "${fullSlug}" does not have`
}

function anchorsOf(story: Story): ReadonlySet<string> {
  const anchors = new Set<string>()
  visit(story.content, (value, path, parent) => {
    if (path.endsWith('.anchor') && typeof value === 'string' && parent?.component) anchors.add(value)
  })
  return anchors
}

function checkAddress(address: string, catalogue: Catalogue | undefined): string | undefined {
  if (!address.startsWith('/'))
    return /^(https?:\/\/|mailto:|tel:)/.test(address) ? undefined : `"${address}" is no address`
  const { pathname, searchParams } = new URL(address, 'http://shop')
  if (!configuratorOf(pathname) && !productsPageFor(pathname))
    return `links to "${pathname}", which is no page`
  const material = searchParams.get('materialType')
  if (material && catalogue && !hasMaterial(catalogue, material))
    return `links to the designer with the unknown material "${material}"`
  const frame = searchParams.get('frameType')
  const finishes = catalogue?.frames.flatMap(kind => kind.finishes.map(finish => finish.id))
  if (frame && finishes && !finishes.some(id => id === frame))
    return `links to the designer with the unknown frame "${frame}"`
  return undefined
}
