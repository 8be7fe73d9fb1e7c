import type { Story, StoryContent } from '../story.ts'
import { isRecord } from './walk-objects.ts'

/** Adds the comment to a draft's blocks by which the visual editor finds them on the page. */
export function addEditableMarkers(story: Story, space: number): Story {
  // The type cast is safe: blocks keep their fields and gain `_editable`.
  return { ...story, content: withEditableMarkers(story.content, space, story.id) as StoryContent }
}

function withEditableMarkers(node: unknown, space: number, story: number): unknown {
  if (Array.isArray(node)) return node.map(entry => withEditableMarkers(entry, space, story))
  if (!isRecord(node)) return node
  const fields = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withEditableMarkers(value, space, story)]),
  )
  if (typeof node.component !== 'string' || typeof node._uid !== 'string') return fields
  const data = JSON.stringify({
    name: node.component,
    space: String(space),
    uid: node._uid,
    id: String(story),
  })
  return { ...fields, _editable: `<!--#storyblok#${data}-->` }
}
