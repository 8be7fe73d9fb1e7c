import { type Block, type BlockProblem, parseBlock } from '@passepartout/content-model'
import { bodyOf, embeddedName, embeddedNodes } from '../features/rich-text/embedded-blocks.ts'
import type { LoadContext } from '../platform/block.ts'
import type { StoredBlock } from '../platform/page.ts'
import type { StorefrontLog } from '../platform/services.ts'
import { registry } from './registry.ts'

interface LoadedBlocks {
  blocks: StoredBlock[]
  data: Map<string, unknown>
}

/**
 * Checks a story's blocks and loads what they need, all at once. A block that is unknown or broken shows nothing and
 * is logged (spec 8): an editor's slip never takes a page down.
 */
export async function loadBlocks(
  stored: unknown[],
  context: Omit<LoadContext, 'log'>,
  log: StorefrontLog,
  /** Where the blocks stand inside another one. */
  within = '',
): Promise<LoadedBlocks> {
  const data = new Map<string, unknown>()
  const blocks = stored.flatMap((raw, index) => {
    const parsed = checked(raw as { component: string })
    if ('problems' in parsed) {
      log.error(
        { key: 'hybrid-parse-error', path: context.path, problems: parsed.problems.slice(0, 3) },
        'a content component is missing or broken',
      )
      return []
    }
    return [{ ...parsed.block, _uid: parsed.block._uid ?? `${within}${index}` } satisfies StoredBlock]
  })
  await Promise.all(
    blocks.map(async block => {
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
      for (const node of richTexts(block).flatMap(embeddedNodes)) {
        const name = embeddedName(node)
        const loaded = await loadBlocks(bodyOf(node.attrs?.body), context, log, `${name}.`)
        data.set(name, loaded.blocks)
        for (const [uid, value] of loaded.data) data.set(uid, value)
      }
    }),
  )
  return { blocks, data }
}

/** Fields of a block, or of the items in it, that hold rich text. */
function richTexts(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(richTexts)
  if (typeof value !== 'object' || value === null) return []
  return Reflect.get(value, 'type') === 'doc' ? [value] : Object.values(value).flatMap(richTexts)
}

type Checked = { block: Block } | { problems: BlockProblem[] }

// The content client hands out the same objects until the content changes; they are checked once.
const known = new WeakMap<object, Checked>()

function checked(raw: { component: string }): Checked {
  const result = known.get(raw) ?? parseBlock(raw)
  known.set(raw, result)
  return result
}
