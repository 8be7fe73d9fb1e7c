import { uuidFor } from './ids.ts'
import { type createMarkdownParser, richTextFrom, type StoryLink } from './rich-text.ts'

export interface ExpandOptions {
  /** Seed of the blocks' `_uid`s. */
  storyUuid: string
  /** Story of the same channel and locale by its path in the content folder. */
  linkTo: (key: string) => StoryLink | undefined
  parseMarkdown: ReturnType<typeof createMarkdownParser>
  problem: (path: string, message: string) => void
}

/**
 * Expands the short forms of story files to Storyblok's shapes: `story:` and `url:` links, `{asset, alt}`,
 * `{markdown}`; gives every block its `_uid`.
 */
export function expandShortForms(
  content: unknown,
  { storyUuid, linkTo, parseMarkdown, problem }: ExpandOptions,
): unknown {
  function story(key: string, path: string): StoryLink | undefined {
    const found = linkTo(key)
    if (!found) problem(path, `links to "${key}", which this locale does not have`)
    return found
  }

  function visit(node: unknown, path: string): unknown {
    if (typeof node === 'string') return visitText(node, path)
    if (Array.isArray(node)) return node.map((entry, i) => visit(entry, `${path}[${i}]`))
    if (typeof node !== 'object' || node === null) return node
    if (isAsset(node)) return assetField(node)
    if (isMarkdown(node))
      return richTextFrom([node.markdown].flat().join('\n\n'), key => story(key, path), parseMarkdown)
    const fields = Object.entries(node).map(([key, child]) => [
      key,
      visit(child, path ? `${path}.${key}` : key),
    ])
    const block: Record<string, unknown> = Object.fromEntries(fields)
    return typeof block.component === 'string' ? { _uid: uuidFor(storyUuid, path), ...block } : block
  }

  function visitText(words: string, path: string): unknown {
    if (words.startsWith('url:')) {
      const url = words.slice('url:'.length)
      return { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url }
    }
    if (!words.startsWith('story:')) return words
    const [address = '', anchor] = words.slice('story:'.length).split('#')
    const [key = '', query] = address.split('?')
    const found = story(key, path)
    return {
      fieldtype: 'multilink',
      linktype: 'story',
      id: found?.id ?? '',
      url: '',
      cached_url: found?.cached_url ?? '',
      ...(query ? { query } : {}),
      ...(anchor ? { anchor } : {}),
    }
  }

  return visit(content, '')
}

interface ShortAsset {
  asset: string
  alt?: string
  focus?: string
  copyright?: string
}

const isAsset = (node: object): node is ShortAsset =>
  'asset' in node && typeof node.asset === 'string' && !('component' in node)

const isMarkdown = (node: object): node is { markdown: string | string[] } =>
  'markdown' in node && Object.keys(node).length === 1

/** `id` is the number of Storyblok's assets, which files in a folder do not have. */
function assetField({ asset, alt = '', focus = '', copyright = '' }: ShortAsset) {
  const name = asset.split('/').at(-1) ?? ''
  return {
    fieldtype: 'asset',
    id: null,
    filename: `/_assets/${asset}`,
    alt,
    focus,
    name,
    title: '',
    copyright,
    source: '',
    is_external_url: false,
    meta_data: {},
  }
}
