import type { Story, StoryContent } from '../story.ts'
import { isRecord } from './walk-objects.ts'

const marker = '__i18n__'

/**
 * A story in a language of field-level translation: `field__i18n__fr` replaces `field` where it is filled, else the
 * fallback language's does. Without a language, or with an unknown one, the story is the default.
 */
export function translateStory(
  story: Story,
  language: string | undefined,
  fallback: string | undefined,
  known: readonly string[],
): Story {
  const chosen = language && language !== 'default' && known.includes(language) ? language : undefined
  const suffixes = chosen
    ? [chosen, fallback].filter(code => code !== undefined).map(code => marker + code.replace('-', '_'))
    : []
  // Only fields are replaced; `_uid` and `component` have no translation and stay.
  const content = read(story.content, suffixes) as StoryContent
  if (!chosen) return { ...story, content }
  return {
    ...story,
    content,
    lang: chosen,
    full_slug: `${chosen}/${story.full_slug}`,
    default_full_slug: story.full_slug,
  }
}

function read(node: unknown, suffixes: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map(entry => read(entry, suffixes))
  if (!isRecord(node)) return node
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) {
    if (key.includes(marker)) continue
    const translated = suffixes
      .map(suffix => node[key + suffix])
      .find(candidate => candidate !== undefined && candidate !== '')
    result[key] = read(translated ?? value, suffixes)
  }
  return result
}
