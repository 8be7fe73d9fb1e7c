import type { Story } from '@passepartout/content'
import {
  blockSchemas,
  contentTypes,
  isBlockName,
  isKnownLinkType,
  isUnsafeLink,
  nestedBlockFields,
  strictRichText,
} from '@passepartout/content-model'
import { type Fields, isFields, visitValues } from './visit-values.ts'

/**
 * Errors of the schemas of a story's content type and its blocks: shape, unknown components, unknown fields, alt texts.
 */
export function checkBlocks(story: Story): string[] {
  const { content } = story
  const type = Object.entries(contentTypes).find(([name]) => name === content.component)
  if (!type) return [`content type "${content.component}" is unknown`]
  const blocks: string[] = []
  visitValues(content, (value, path) => {
    if (isFields(value) && path) blocks.push(...checkBlock(value, path))
  })
  // A nested block is checked with its parent and by itself.
  const words = [...leftOutParts(content), ...missingAltTexts(content)]
  return [...new Set([...compare(type[1], content, ''), ...blocks, ...words])]
}

/**
 * Content that a page would drop silently: unknown nodes and marks of rich texts, links that a browser would execute.
 */
function leftOutParts(content: unknown): string[] {
  const problems: string[] = []
  visitValues(content, (value, path) => {
    if (!isFields(value)) return
    if (value.type === 'doc') problems.push(...compare(strictRichText, value, path))
    if (value.fieldtype === 'multilink' && !isKnownLinkType(value.linktype))
      problems.push(`${path}.linktype: unknown link type "${String(value.linktype)}"`)
    if (isUnsafeLink(value))
      problems.push(`${path}: only http, https, mailto, tel and addresses inside the shop may be linked`)
  })
  return problems
}

const HOLDERS = ['teaser', 'uspTeaser', 'body', ...Object.values(nestedBlockFields).flat()]
const BODIES = new RegExp(`(^|\\.)(${HOLDERS.join('|')})\\[\\d+\\]$`)

function checkBlock(block: Fields, path: string): string[] {
  const { component } = block
  if (typeof component === 'string' && isBlockName(component))
    return compare(blockSchemas[component], block, path)
  if (!BODIES.test(path)) return []
  return [
    typeof component === 'string' ? `${path}: unknown component "${component}"` : `${path}: is no block`,
  ]
}

interface Schema {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: unknown }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

function compare(schema: Schema, value: unknown, path: string): string[] {
  const result = schema.safeParse(value)
  if (result.success) return unknownFields(value, result.data, path)
  return result.error.issues.map(issue => `${join(path, issue.path)}: ${issue.message}`)
}

/** Fields dropped by the parser are unused, mostly misspelt. */
function unknownFields(given: unknown, parsed: unknown, path: string): string[] {
  if (Array.isArray(given) && Array.isArray(parsed)) {
    return given.flatMap((entry, i) => unknownFields(entry, parsed[i], `${path}[${i}]`))
  }
  if (!isFields(given) || !isFields(parsed)) return []
  return Object.entries(given).flatMap(([key, value]) => {
    if (key === '_uid' || key === '_editable' || isStoryblokField(given, key)) return []
    return Object.hasOwn(parsed, key)
      ? unknownFields(value, parsed[key], join(path, [key]))
      : [`${join(path, [key])}: unknown field`]
  })
}

/** Fields that Storyblok writes into every asset and link and the shop does not read. */
const isStoryblokField = (fields: object, key: string) =>
  'fieldtype' in fields && ['id', 'source', 'is_external_url', 'meta_data', 'name', 'title'].includes(key)

function missingAltTexts(content: unknown): string[] {
  const problems: string[] = []
  visitValues(content, (value, path, parent) => {
    if (!isFields(value) || value.fieldtype !== 'asset' || value.alt) return
    // A menu tile's image is decoration beside its title.
    if (parent?.component !== 'flyout-item') problems.push(`${path}: the picture has no alt text`)
  })
  return problems
}

function join(path: string, keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    path,
  )
}
