import { useCallback, useRef } from 'react'
import { useDesigner } from '../state/designer-context.ts'

/** One polite and one assertive region for the whole designer. */
export function LiveRegions() {
  const { announcer } = useDesigner()
  const regions = useRef<{ polite: HTMLElement | null; assertive: HTMLElement | null }>({
    polite: null,
    assertive: null,
  })
  const bind = useCallback(
    (kind: 'polite' | 'assertive') => (node: HTMLElement | null) => {
      regions.current[kind] = node
      announcer.bind(regions.current.polite, regions.current.assertive)
    },
    [announcer],
  )
  return (
    <>
      <div ref={bind('polite')} className="quiet" aria-live="polite" />
      <div ref={bind('assertive')} className="quiet" aria-live="assertive" />
    </>
  )
}
