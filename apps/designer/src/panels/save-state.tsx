import { Cloud, CloudAlert, CloudCheck, CloudOff, GitCompareArrows, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDesign, useDesigner, useView } from '../state/designer-context.ts'

/** Text about where the design is saved (designer.md 7). "Saving" appears only when it takes a while. */
export function SaveStatusLine() {
  const { t, keeping, shop } = useDesigner()
  const save = useDesign(state => state.save)
  const viewer = useDesign(state => state.viewer)
  const line = useDesign(state => state.line)
  const busy = save.status === 'saving' || save.status === 'changed'
  const slow = useSlow(busy)
  const layout = useView(state => state.layout)
  const time = (at: number) => new Intl.DateTimeFormat(shop.locale, { timeStyle: 'short' }).format(at)

  if (viewer)
    return (
      <span className="save-state" data-status="viewer">
        {t('save.viewer')}
      </span>
    )
  if (save.status === 'failed') {
    return (
      <button type="button" className="save-state" data-status="failed" onClick={() => void keeping.flush()}>
        <CloudAlert size={16} aria-hidden />
        {save.refusal || t('save.failed')}
      </button>
    )
  }
  if (save.status === 'offline' || save.status === 'two-versions') {
    const Icon = save.status === 'offline' ? CloudOff : GitCompareArrows
    return (
      <span className="save-state" data-status={save.status}>
        <Icon size={16} aria-hidden />
        {t(save.status === 'offline' ? 'save.offline' : 'save.twoVersions')}
      </span>
    )
  }
  if (busy && slow) {
    return (
      <span className="save-state">
        <RefreshCw size={16} aria-hidden />
        {t('save.saving')}
      </span>
    )
  }
  if (save.savedAt) {
    return (
      <span className="save-state" title={t('save.savedAt', { time: time(save.savedAt) })}>
        <CloudCheck size={16} aria-hidden />
        {line && save.unsent === 0 ? t('save.inCart', { time: time(line.since) }) : t('save.saved')}
      </span>
    )
  }
  return (
    <span className="save-state">
      <Cloud size={16} aria-hidden />
      {t(layout === 'desk' ? 'save.new' : 'save.newShort')}
    </span>
  )
}

const SLOW_MS = 600

function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [busy])
  return slow
}
