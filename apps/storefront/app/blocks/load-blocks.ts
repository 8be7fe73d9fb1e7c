import {
  type Block,
  type BlockProblem,
  isBlockName,
  isUnsafeLink,
  parseBlock,
} from '@passepartout/content-model'
import { dayInZone, LAB_TIME_ZONE, seasonsOn } from '@passepartout/domain'
import { bodyOf, embeddedName, embeddedNodes } from '../features/rich-text/embedded-blocks.ts'
import type { LoadContext } from '../platform/block.ts'
import type { StoredBlock } from '../platform/page.ts'
import type { StorefrontLog } from '../platform/services.ts'
import { registry } from './registry.ts'
import { selectSeasonalEntries } from './select-seasonal-entries.ts'

interface LoadedBlocks {
  blocks: StoredBlock[]
  data: Map<string, unknown>
}

/**
 * Validates a story's blocks and loads their data in parallel. An invalid block is logged and renders nothing; so does
 * an unknown component, unless its field `fallback` holds replacement blocks (specification 8): an editor's mistake
 * never breaks a page.
 */
export async function loadBlocks(
  stored: unknown[],
  context: Omit<LoadContext, 'log'>,
  log: StorefrontLog,
  /** Prefix of default `_uid`s, for nested blocks. */
  within = '',
): Promise<LoadedBlocks> {
  const data = new Map<string, unknown>()
  const { path } = context
  const today = dayInZone(LAB_TIME_ZONE, new Date())
  const ofToday = selectSeasonalEntries(withFallbacks(stored), seasonsOn(context.shop.country, today))
  const found = ofToday.flatMap((raw, index) => {
    const parsed = checked(raw as { component: string })
    if ('problems' in parsed) {
      const problems = parsed.problems.slice(0, 3)
      log.error({ key: 'hybrid-parse-error', path, problems }, 'content component missing or broken')
      return []
    }
    if (parsed.hasUnsafeLink)
      log.error(
        { key: 'hybrid-parse-error', path, component: parsed.block.component },
        'unsafe link left out',
      )
    const block = { ...parsed.block, _uid: parsed.block._uid ?? `${within}${index}` } satisfies StoredBlock
    return [{ block, embedded: parsed.embedded }]
  })
  await Promise.all(
    found.map(async ({ block, embedded }) => {
      const { load, nested = [] } = registry[block.component] ?? {}
      if (load) data.set(block._uid, await load(block as never, { ...context, log }))
      for (const field of nested) {
        const inner: unknown = Reflect.get(block, field)
        const loaded = await loadBlocks(
          Array.isArray(inner) ? inner : [],
          context,
          log,
          `${block._uid}.${field}.`,
        )
        Reflect.set(block, field, loaded.blocks)
        for (const [uid, value] of loaded.data) data.set(uid, value)
      }
      for (const node of embedded) {
        const name = embeddedName(node)
        const loaded = await loadBlocks(bodyOf(node.attrs?.body), context, log, `${name}.`)
        data.set(name, loaded.blocks)
        for (const [uid, value] of loaded.data) data.set(uid, value)
      }
    }),
  )
  return { blocks: found.map(({ block }) => block), data }
}

/** The blocks to render: an unknown component is replaced by the blocks of its field `fallback`, at any depth. */
function withFallbacks(stored: readonly unknown[]): unknown[] {
  return stored.flatMap(raw => {
    const { component, fallback } = (raw ?? {}) as { component?: unknown; fallback?: unknown }
    const isMissing = typeof component === 'string' && !isBlockName(component)
    return isMissing && Array.isArray(fallback) && fallback.length > 0 ? withFallbacks(fallback) : [raw]
  })
}

/** Whether a field of a block, or of an item in it, links to a URL that a browser would execute. */
function hasUnsafeLink(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasUnsafeLink)
  if (typeof value !== 'object' || value === null) return false
  return isUnsafeLink(value) || Object.values(value).some(hasUnsafeLink)
}

/** Rich text documents in the fields of a block and its items. */
function richTexts(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(richTexts)
  if (typeof value !== 'object' || value === null) return []
  return Reflect.get(value, 'type') === 'doc' ? [value] : Object.values(value).flatMap(richTexts)
}

type Checked =
  | { block: Block; embedded: ReturnType<typeof embeddedNodes>; hasUnsafeLink: boolean }
  | { problems: BlockProblem[] }

// The content client returns the same objects until the content changes, so each is checked once.
const known = new WeakMap<object, Checked>()

function checked(raw: { component: string }): Checked {
  if (typeof raw !== 'object' || raw === null) return { problems: [{ path: [], message: 'is no block' }] }
  const seen = known.get(raw)
  if (seen) return seen
  const parsed = parseBlock(raw)
  const result =
    'problems' in parsed
      ? parsed
      : {
          ...parsed,
          embedded: richTexts(parsed.block).flatMap(embeddedNodes),
          hasUnsafeLink: hasUnsafeLink(raw),
        }
  known.set(raw, result)
  return result
}
