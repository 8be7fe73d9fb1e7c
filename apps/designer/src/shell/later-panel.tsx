import type { ComponentType } from 'react'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import { lazyPart } from './lazy-part.tsx'

/** A panel whose code loads on first use; meanwhile a message is displayed in its place. */
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
