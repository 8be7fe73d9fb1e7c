import { type ComponentType, useContext } from 'react'
import type { HydrationTrigger } from './hydration-trigger.ts'
import { IslandCode, islandCode } from './island-code.ts'

interface IslandProps<P extends object> {
  /** File name in `app/islands/` without its ending. */
  name: string
  /** The island's component, rendered on the server; the browser loads it by `name`. */
  component: ComponentType<P>
  /** Plain JSON: an island shares no context with the page. */
  props: P
  when: HydrationTrigger
  /** Media query for `when="media"`. */
  media?: string
}

/**
 * An interactive part of an otherwise static page. It works as plain HTML (links and forms) before, and without, its
 * code; its first use before hydration is recorded and replayed.
 */
export function Island<P extends object>({ name, component: Component, props, when, media }: IslandProps<P>) {
  const build = useContext(IslandCode)
  const code = when === 'visible' ? islandCode(build, name) : ''
  return (
    <div
      className="contents"
      data-island={name}
      data-when={when}
      data-media={media}
      data-code={code || undefined}
    >
      <div className="contents" data-island-root="">
        <Component {...props} />
      </div>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped; a data block, never run
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
    </div>
  )
}
