import type { ComponentType } from 'react'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import { lazyPart } from './lazy-part.tsx'

/** A panel that is fetched with its first use; until it is there, its place says what it waits for. */
export const laterPanel = <P extends object>(fetchPart: () => Promise<ComponentType<P>>) =>
  lazyPart(fetchPart, PanelOnItsWay)

function PanelOnItsWay() {
  const { t } = useDesigner()
  const online = useDesign(state => state.online)
  return (
    <p className="panel-on-its-way small muted" role="status">
      {t(online ? 'panel.loading' : 'panel.offline')}
    </p>
  )
}
