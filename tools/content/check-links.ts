import type { Story } from '@passepartout/content'
import { checkAddress } from './check-address.ts'
import type { KnownIds } from './known-ids.ts'
import { type Fields, isFields, visitValues } from './visit-values.ts'

export interface LinkTargets {
  stories: ReadonlyMap<string, Story>
  /** Anchors by full slug, filled lazily. */
  anchors: Map<string, ReadonlySet<string>>
  known: KnownIds
}

/** Broken links: missing stories and anchors, unknown addresses inside the shop, designer links with unknown parts. */
export function checkLinks(story: Story, targets: LinkTargets): string[] {
  const problems: string[] = []
  visitValues(story.content, (value, path) => {
    if (!isFields(value)) return
    const problem =
      value.fieldtype === 'multilink'
        ? checkMultilink(value, story, targets)
        : checkMark(value, story, targets)
    if (problem) problems.push(`${path}: ${problem}`)
  })
  return problems
}

function checkMultilink(link: Fields, story: Story, targets: LinkTargets): string | undefined {
  const address = String(link.cached_url ?? '')
  // `check-references.ts` checks that the file exists.
  if (link.linktype === 'asset') return undefined
  if (link.linktype !== 'story') return checkUrl(address, story, targets)
  return checkStory(address, link.anchor, targets)
}

function checkMark(node: Fields, story: Story, targets: LinkTargets): string | undefined {
  if (node.type !== 'link' || !isFields(node.attrs)) return undefined
  const address = String(node.attrs.href ?? '')
  if (node.attrs.linktype === 'email') return undefined
  if (node.attrs.linktype === 'story') return checkStory(address.slice(1), node.attrs.anchor, targets)
  return checkUrl(address, story, targets)
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
  visitValues(story.content, (value, path, parent) => {
    if (path.endsWith('.anchor') && typeof value === 'string' && parent?.component) anchors.add(value)
  })
  return anchors
}

function checkUrl(address: string, story: Story, { stories, known }: LinkTargets): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)/.test(address)) return undefined
  if (!address.startsWith('/')) return `"${address}" is no address`
  const shop = story.full_slug.split('/', 2).join('/')
  return checkAddress(address, known, innerPath => stories.has(shop + innerPath))
}
